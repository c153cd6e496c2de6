public import ArcoOptics

extension Drawing {
  /// Makes a drawing from a view that reads only one part of the state. Hosts use this initialiser
  /// for builders of their own; see ``Parts/view(of:_:)``.
  /// - Precondition: two parts that the view shows differently are not equal by `==`.
  @inlinable
  public init<Part: Equatable>(
    of part: some GetterOptic<State, Part>, _ view: @escaping (Part, Send<Input>) -> Content
  ) {
    self.init(
      .view { state, send in view(part.get(state), send) },
      reading: {
        let shown = ShownPart<Part>()
        return { state in shown.remember(part.get(state)) }
      })
  }
}

/// The part that a view shows now.
///
/// `@exclusivity(unchecked)`: while `part` is accessed, no other code runs than `==`.
@usableFromInline
final class ShownPart<Part: Equatable> {
  @exclusivity(unchecked)
  @usableFromInline
  var part: Part?

  @inlinable
  init() { part = nil }

  /// Remembers a part.
  ///
  /// - Returns: true if the part equals the remembered part.
  @inlinable
  func remember(_ other: Part) -> Bool {
    if part == other { return true }
    part = other
    return false
  }
}

extension Parts {
  /// Makes the view function of a face that reads only one part of the state.
  ///
  ///     let face = Face<Brew, BrewInput, HTML>.placing { parts in
  ///       let waterView = parts.place(water, doseFace("Water"))
  ///       return parts.view(of: Lens(\Brew.beans.grams)) { grams, _ in
  ///         h1("\(grams) g of beans")
  ///         waterView
  ///       }
  ///     }
  ///
  /// The view runs only if `==` says that the part has changed, or if local state of this instance
  /// has changed. It makes no difference which handler wrote the state. Views of children run as
  /// they do below any other view.
  /// - Parameter part: the part that the view reads. It is retained while it is shown, so it should
  ///   be small.
  /// - Complexity: one `==` for each write of the state.
  /// - Precondition: two parts that the view shows differently are not equal by `==`.
  @_disfavoredOverload
  @inlinable
  public func view<Part: Equatable>(
    of part: some GetterOptic<State, Part>, _ view: @escaping (Part, Send<Input>) -> Content
  ) -> Drawing<State, Input, Content> {
    Drawing(of: part, view)
  }
}
