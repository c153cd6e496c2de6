/// A stored optic that changes any number of parts.
///
/// - Whole: the value that is changed.
/// - Part: one of the parts.
///
///     let scores = Setter<Team, Int>(modifyEach: { team, change in
///       for index in team.players.indices { change(&team.players[index].score) }
///     })
///     scores.modifyEach(&team) { $0 = 0 }
///
/// - Complexity: that of its closure, plus one indirect call for each part; allocates nothing.
/// - Laws: those of ``SetterOptic``; checked by `SetterLaws`.
/// - In the literature: setter.
public struct Setter<Whole, Part>: SetterOptic {
  @usableFromInline
  let changeParts: @Sendable (inout Whole, (inout Part) -> Void) -> Void

  /// The footprint: the part of the whole that this setter writes to, as far as it is known.
  public let footprint: Footprint

  /// Makes a setter that changes its parts in place.
  ///
  /// - Parameter modifyEach: calls its second argument once with each part.
  @inlinable
  public init(
    modifyEach: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void,
    footprint: Footprint = .unknown
  ) {
    self.footprint = footprint
    self.changeParts = modifyEach
  }

  /// Makes a setter from a pure function. A change copies the whole.
  ///
  ///     let leaves = Setter<Tree, Int>(map: { tree, change in tree.map(change) })
  @inlinable
  public init(map: @escaping @Sendable (Whole, (Part) -> Part) -> Whole) {
    self.init(modifyEach: { whole, body in
      whole = map(whole) { part in
        var part = part
        body(&part)
        return part
      }
    })
  }

  /// Returns a `Setter` that does the same as another optic. Unlike the type of a composed optic,
  /// the type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some SetterOptic<Whole, Part>) -> Self {
    Self(
      modifyEach: { whole, body in optic.change(&whole, body) },
      footprint: optic.footprint
    )
  }

  /// Changes each part in place, by a body that returns and throws nothing.
  @inlinable
  public func change(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    changeParts(&whole, body)
  }

  /// Changes each part in place, in order.
  @inlinable
  public func modifyEach<Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure) {
    try changingEach(&whole, changeParts, body)
  }
}
