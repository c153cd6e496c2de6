public import ArcoComonads

/// The laws of a comonad: any type with an `extract` and an `extend`, or the spaces of a container.
///
/// - Comonad: the type, with integers for elements.
///
/// The laws extend with functions of everything that `seen` returns, so `seen` has to return every
/// position: with only the element in view, a comonad that forgets other positions would pass.
///
///     #expect(ComonadLaws(.store([1, 2, 3])).counterexample() == nil)
public struct ComonadLaws<Comonad>: LawSuite {
  /// The name of the tested value or type, which a counterexample prints.
  public let subject: String
  let draw: (inout Trial) -> Comonad
  let extract: (Comonad) -> Int
  let extend: (Comonad, @escaping (Comonad) -> Int) -> Comonad
  let seen: (Comonad) -> [Int]
  let more: [Law]

  /// Makes the laws for a comonad.
  ///
  /// - Parameters:
  ///   - draw: draws a space of integers.
  ///   - seen: returns the elements at all positions, in a fixed order.
  public init(
    _ subject: String,
    draw: @escaping (inout Trial) -> Comonad,
    extract: @escaping (Comonad) -> Int,
    extend: @escaping (Comonad, @escaping (Comonad) -> Int) -> Comonad,
    seen: @escaping (Comonad) -> [Int]
  ) {
    self.init(
      subject: subject, draw: draw, extract: extract, extend: extend, seen: seen, more: [])
  }

  init(
    subject: String,
    draw: @escaping (inout Trial) -> Comonad,
    extract: @escaping (Comonad) -> Int,
    extend: @escaping (Comonad, @escaping (Comonad) -> Int) -> Comonad,
    seen: @escaping (Comonad) -> [Int],
    more: [Law]
  ) {
    self.subject = subject
    self.draw = draw
    self.extract = extract
    self.extend = extend
    self.seen = seen
    self.more = more
  }

  /// `extend` computes a new element at every position, from all that is seen from there. Extending
  /// with `extract` changes nothing. Extracting after extending with a function gives its result
  /// for the space. Two extensions in turn equal one extension by both functions.
  public var laws: [Law] { [isAssociative, extractIsNeutral, extractUndoes] + more }

  private var isAssociative: Law {
    Law("extending twice is extending once, with both in turn") { trial in
      let space = draw(&trial)
      let (first, second) = (look(&trial, "first look"), look(&trial, "second look"))
      let twice = extend(extend(space, first), second)
      let once = extend(space) { second(extend($0, first)) }
      trial.expect(seen(twice), equals: seen(once))
    }
  }

  private var extractIsNeutral: Law {
    Law("extending with extract changes nothing") { trial in
      let space = draw(&trial)
      trial.expect(seen(extend(space, extract)), equals: seen(space))
    }
  }

  private var extractUndoes: Law {
    Law("extracting after extending gives the function's result for the space") { trial in
      let space = draw(&trial)
      let look = look(&trial, "look")
      trial.expect(extract(extend(space, look)), equals: look(space))
    }
  }

  /// Draws a function of everything that `seen` returns.
  private func look(_ trial: inout Trial, _ label: String) -> (Comonad) -> Int {
    let weigh = trial.draw(label, Generator<Function<[Int], Int>>.function(to: .integer()))
    return { weigh(seen($0)) }
  }
}

extension ComonadLaws {
  /// Makes the laws for the spaces of a container, with `extend` and with `duplicate`.
  public init<C: Container>(_ samples: ContainerSamples<C>) where Comonad == Space<C, Int> {
    self.init(
      subject: "Space<\(C.self)>",
      draw: { samples.drawSpace(&$0) },
      extract: { $0.extract() },
      extend: { $0.extend($1) },
      seen: { samples.seen($0) },
      more: [
        Law("the space in view of the duplicate is the space") { trial in
          let space = samples.drawSpace(&trial)
          trial.expect(samples.seen(space.duplicate().extract()), equals: samples.seen(space))
        },
        Law("mapping extract over the duplicate gives the space") { trial in
          let space = samples.drawSpace(&trial)
          trial.expect(
            samples.seen(space.duplicate().map { $0.extract() }), equals: samples.seen(space))
        },
        Law("duplicating twice equals mapping duplicate over the duplicate") { trial in
          let space = samples.drawSpace(&trial)
          let outer = space.duplicate().duplicate()
          let inner = space.duplicate().map { $0.duplicate() }
          let seen = { (space: Space<C, Space<C, Space<C, Int>>>) in
            samples.seen(space).map { samples.seen($0).map { samples.seen($0) } }
          }
          trial.expect(seen(outer), equals: seen(inner))
        },
        Law("map agrees with extending by the element in view") { trial in
          let space = samples.drawSpace(&trial)
          let change = trial.draw(
            "change", Generator<Function<Int, Int>>.function(to: .integer()))
          trial.expect(
            samples.seen(space.map { change($0) }),
            equals: samples.seen(space.extend { change($0.extract()) }))
        },
        Law("rebasing the space changes nothing") { trial in
          let space = samples.drawSpace(&trial)
          trial.expect(samples.seen(space.rebased()), equals: samples.seen(space))
        },
      ]
    )
  }
}

@available(*, unavailable)
extension ComonadLaws: Sendable {}
