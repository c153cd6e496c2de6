/// The place an optic writes to, as far as it is known.
///
/// A driver uses it to leave alone what an input cannot have touched. Key paths of stored
/// properties and the prism to an optional bring theirs along; a hand-written optic may name its own with
/// ``case(_:)`` or ``field(_:)``, and is unknown otherwise. An unknown footprint overlaps with
/// every other, so the driver redraws more than it has to.
///
/// Law: what an optic writes lies inside its footprint, and two prisms whose footprints do not
/// overlap never both extract from one whole. Checked by `FootprintTests`.
public struct Footprint: Equatable, Sendable {
  @usableFromInline
  enum Segment: Equatable, Sendable {
    case field(Int)
    /// The bytes of a stored property, and its type: a struct begins where its first property does.
    case bytes(Range<Int>, ObjectIdentifier)
    case `case`(Int)
    /// One of several places; what comes after it in a path is not looked at.
    case oneOf([Footprint])
    /// An element of a collection.
    case element(ElementKey)
    /// Somewhere within what comes before it. Nothing comes after it.
    case somewhere
  }

  @usableFromInline
  let path: [Segment]

  @inlinable
  init(path: [Segment]) { self.path = path }

  /// Nothing known: overlaps with everything.
  @inlinable
  public static var unknown: Footprint { Footprint(path: [.somewhere]) }

  /// All of the whole: overlaps with everything, and is neutral in `appending`.
  @usableFromInline
  static var whole: Footprint { Footprint(path: []) }

  /// The enum case with this place in its declaration, from 0.
  @inlinable
  public static func `case`(_ index: Int) -> Footprint { Footprint(path: [.case(index)]) }

  /// The stored property with this place in its declaration, from 0.
  @inlinable
  public static func field(_ index: Int) -> Footprint { Footprint(path: [.field(index)]) }

  /// The element of a collection that this id, index or key leads to.
  ///
  ///     let third = Affine<Team, Player>(
  ///       extract: { $0.players.first { $0.id == 3 } },
  ///       modifyIfPresent: { team, change in
  ///         if let place = team.players.firstIndex(where: { $0.id == 3 }) { change(&team.players[place]) }
  ///       }, footprint: .element(3))
  ///
  /// Elements overlap with each other, whatever their ids, as a change may give an element another id. The id tells
  /// which element a line of a view shows.
  @inlinable
  public static func element(_ id: some Hashable & Sendable) -> Footprint {
    Footprint(path: [.element(ElementKey(id))])
  }

  /// Returns the place that `next` names within this one.
  ///
  /// A place within an unknown place is unknown, and so is all that follows an unknown step.
  @inlinable
  public func appending(_ next: Footprint) -> Footprint {
    path.last == .somewhere ? self : Footprint(path: path + next.path)
  }

  /// Returns the place of an optic that may write to either.
  @inlinable
  public func union(_ other: Footprint) -> Footprint {
    self == .unknown || other == .unknown ? .unknown : Footprint(path: [.oneOf([self, other])])
  }
}

extension Footprint {
  /// What leads to an element of a collection.
  @usableFromInline
  struct ElementKey: Equatable, Sendable {
    #if hasFeature(Embedded)
      /// The hash of the id, as a value of any type cannot be kept there.
      @usableFromInline
      let id: Int

      @inlinable
      init(_ id: some Hashable & Sendable) { self.id = id.hashValue }
    #else
      @usableFromInline
      let id: any Hashable & Sendable

      @inlinable
      init(_ id: some Hashable & Sendable) { self.id = id }

      @usableFromInline
      static func == (one: ElementKey, other: ElementKey) -> Bool {
        AnyHashable(one.id) == AnyHashable(other.id)
      }
    #endif
  }
}
