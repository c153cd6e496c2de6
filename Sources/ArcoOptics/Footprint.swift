/// The part of a whole that an optic writes, as far as it is known.
///
/// A driver uses footprints to skip parts of the view that an input cannot have changed. Lenses
/// from key paths of stored properties and the prism to an optional have a known footprint. A
/// hand-written optic can declare its own with ``case(_:)`` or ``field(_:)``; otherwise its
/// footprint is unknown. An unknown footprint overlaps with every other, so the driver redraws more
/// than necessary.
///
/// Laws: an optic writes only inside its footprint; two prisms whose footprints do not overlap
/// never both find a part in the same whole. Checked by `FootprintTests`.
public struct Footprint: Equatable, Sendable {
  @usableFromInline
  enum Segment: Equatable, Sendable {
    case field(Int)
    /// The bytes of a stored property, and its type: a struct begins where its first property does.
    case bytes(Range<Int>, ObjectIdentifier)
    case `case`(Int)
    /// One of several footprints. Segments after this one are ignored.
    case oneOf([Footprint])
    /// An element of a collection.
    case element(ElementKey)
    /// An unknown place within the segments before. Always the last segment.
    case somewhere
  }

  @usableFromInline
  let path: [Segment]

  @inlinable
  init(path: [Segment]) { self.path = path }

  /// The unknown footprint, which overlaps with every footprint.
  @inlinable
  public static var unknown: Footprint { Footprint(path: [.somewhere]) }

  /// The footprint of the entire whole. It overlaps with every footprint, and is neutral in
  /// `appending`.
  @usableFromInline
  static var whole: Footprint { Footprint(path: []) }

  /// The footprint of an optic to an enum case.
  ///
  /// - Parameter index: the case's index in the declaration of the enum, from 0.
  @inlinable
  public static func `case`(_ index: Int) -> Footprint { Footprint(path: [.case(index)]) }

  /// The footprint of a stored property: its index in the declaration, from 0.
  @inlinable
  public static func field(_ index: Int) -> Footprint { Footprint(path: [.field(index)]) }

  /// The footprint of the element of a collection with this id, index or key.
  ///
  ///     let third = Affine<Team, Player>(
  ///       extract: { $0.players.first { $0.id == 3 } },
  ///       modifyIfPresent: { team, change in
  ///         if let place = team.players.firstIndex(where: { $0.id == 3 }) { change(&team.players[place]) }
  ///       }, footprint: .element(3))
  ///
  /// All elements overlap with each other, because a change may give an element another id. The id
  /// only tells a driver which row of a view shows the element.
  @inlinable
  public static func element(_ id: some Hashable & Sendable) -> Footprint {
    Footprint(path: [.element(ElementKey(id))])
  }

  /// Returns the footprint of `next` inside this one.
  ///
  /// Inside an unknown footprint, every footprint is unknown.
  @inlinable
  public func appending(_ next: Footprint) -> Footprint {
    path.last == .somewhere ? self : Footprint(path: path + next.path)
  }

  /// Returns the footprint of an optic that may write inside either.
  @inlinable
  public func union(_ other: Footprint) -> Footprint {
    self == .unknown || other == .unknown ? .unknown : Footprint(path: [.oneOf([self, other])])
  }
}

extension Footprint {
  /// The id, index or key of an element.
  @usableFromInline
  struct ElementKey: Equatable, Sendable {
    #if hasFeature(Embedded)
      /// The hash of the id, because Embedded Swift has no existential values.
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
