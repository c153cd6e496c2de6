import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct ExpansionTests {
  @Test func `a case that is named gets its pattern`() {
    expectExpansion(
      "let success = #prism(Result<Int, Failure>.success)",
      """
      let success = ArcoOptics.Prism(
        extract: { whole in
          if case .success(let part) = whole {
            part
          } else {
            nil
          }
        },
        embed: { part in
          let embed = Result<Int, Failure>.success
          return embed(part)
        })
      """)
    expectExpansion(
      "let jump = #prism(Move.jump(from:_:))",
      """
      let jump = ArcoOptics.Prism(
        extract: { whole in
          if case .jump(let part0, let part1) = whole {
            (part0, part1)
          } else {
            nil
          }
        },
        embed: { part in
          let embed = Move.jump(from:_:)
          return embed(part.0, part.1)
        })
      """)
  }

  @Test func `a struct gets a lens for each stored property`() {
    expectExpansion(
      """
      @Optics
      public struct Brew {
        public var beans: Dose
        public let id: Int

        public init(beans: Dose, id: Int) {
          self.beans = beans
          self.id = id
        }
      }
      """,
      """
      public struct Brew {
        public var beans: Dose
        public let id: Int

        public init(beans: Dose, id: Int) {
          self.beans = beans
          self.id = id
        }

        /// The lenses of ``Brew``.
        public nonisolated struct Lenses: Swift.Sendable {
          /// Makes the list.
          @inlinable public init() {
          }

          /// The lens to `beans`.
          @inlinable public var beans: BeansLens {
            BeansLens()
          }
          /// The lens to `beans`.
          public nonisolated struct BeansLens: ArcoOptics.LensOptic {
            public typealias Whole = Brew
            public typealias Part = Dose
            @inlinable public init() {
            }
            @inlinable public func get(_ whole: Whole) -> Part {
              whole.beans
            }
            @inlinable public func modify<Result, Failure: Swift.Error>(
              _ whole: inout Whole,
              _ body: (inout Part) throws(Failure) -> Result
            ) throws(Failure) -> Result {
              try body(&whole.beans)
            }
            @inlinable public var footprint: ArcoOptics.Footprint {
              .field(0)
            }
          }

          /// The lens to `id`.
          @inlinable public var id: IdLens {
            IdLens()
          }
          /// The lens to `id`.
          public nonisolated struct IdLens: ArcoOptics.LensOptic {
            public typealias Whole = Brew
            public typealias Part = Int
            @inlinable public init() {
            }
            @inlinable public func get(_ whole: Whole) -> Part {
              whole.id
            }
            @inlinable public func modify<Result, Failure: Swift.Error>(
              _ whole: inout Whole,
              _ body: (inout Part) throws(Failure) -> Result
            ) throws(Failure) -> Result {
              var part = whole.id
              defer {
                whole = Whole(remaking: (whole.beans, part, ()))
              }
              return try body(&part)
            }
            @inlinable public var footprint: ArcoOptics.Footprint {
              .field(1)
            }
          }
        }

        /// The lens to each stored property.
        @inlinable public nonisolated static var lenses: Lenses {
          Lenses()
        }

        /// Makes the value again, for the lenses of its constants.
        @usableFromInline nonisolated init(
          remaking parts: (Dose, Int, Swift.Void)
        ) {
          self.beans = parts.0
          self.id = parts.1
        }
      }

      extension Brew: nonisolated ArcoOptics.HasLenses {
      }
      """)
  }

  @Test func `an enum gets a prism for each case`() {
    expectExpansion(
      """
      @Optics
      enum BrewInput {
        case beans(DoseInput)
        case row(id: Int, DoseInput)
        case reset
      }
      """,
      """
      enum BrewInput {
        case beans(DoseInput)
        case row(id: Int, DoseInput)
        case reset

        /// The prisms of ``BrewInput``.
        nonisolated struct Prisms: Swift.Sendable {
          /// Makes the list.
          init() {
          }

          /// The prism to `beans`.
          var beans: BeansPrism {
            BeansPrism()
          }
          /// The prism to `beans`.
          nonisolated struct BeansPrism: ArcoMacros.CaseOptic {
            typealias Whole = BrewInput
            typealias Part = DoseInput
            init() {
            }
            func extract(_ whole: Whole) -> Part? {
              if case .beans(let value) = whole {
                value
              } else {
                nil
              }
            }
            func embed(held: (part: Part, Swift.Void)) -> Whole {
              .beans(held.part)
            }
            var footprint: ArcoOptics.Footprint {
              .case(0)
            }
          }

          /// The prism to `row`.
          var row: RowPrism {
            RowPrism()
          }
          /// The prism to `row`.
          nonisolated struct RowPrism: ArcoOptics.PrismOptic {
            typealias Whole = BrewInput
            typealias Part = (id: Int, DoseInput)
            init() {
            }
            func extract(_ whole: Whole) -> Part? {
              if case .row(id: let value0, let value1) = whole {
                (id: value0, value1)
              } else {
                nil
              }
            }
            func embed(_ part: Part) -> Whole {
              .row(id: part.0, part.1)
            }
            var footprint: ArcoOptics.Footprint {
              .case(1)
            }
          }

          /// The prism to `reset`.
          var reset: ResetPrism {
            ResetPrism()
          }
          /// The prism to `reset`.
          nonisolated struct ResetPrism: ArcoOptics.PrismOptic {
            typealias Whole = BrewInput
            typealias Part = Swift.Void
            init() {
            }
            func extract(_ whole: Whole) -> Part? {
              if case .reset = whole {
                ()
              } else {
                nil
              }
            }
            func embed(_ part: Part) -> Whole {
              .reset
            }
            var footprint: ArcoOptics.Footprint {
              .case(2)
            }
          }
        }

        /// The prism to each case.
        nonisolated static var prisms: Prisms {
          Prisms()
        }
      }

      extension BrewInput: nonisolated ArcoOptics.HasPrisms {
      }
      """)
  }
}
