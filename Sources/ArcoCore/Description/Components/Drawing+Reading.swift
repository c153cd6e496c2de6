public import ArcoOptics

extension Drawing {
  /// Makes it from a view of a part of the state, which reads nothing else of it. Hosts use this for builders
  /// of their own; see ``Parts/view(of:_:)``.
  /// - Precondition: `==` tells apart whatever the view shows.
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

/// What a view of a part shows. No access to it spans a call but of `==`, so none is checked.
@usableFromInline
final class ShownPart<Part: Equatable> {
  @exclusivity(unchecked)
  @usableFromInline
  var part: Part?

  @inlinable
  init() { part = nil }

  /// Remembers a part.
  ///
  /// - Returns: whether it is the one that was remembered.
  @inlinable
  func remember(_ other: Part) -> Bool {
    if part == other { return true }
    part = other
    return false
  }
}

extension Parts {
  /// Returns a view of a part of the state, as what the face is made of.
  ///
  ///     let face = Face<Brew, BrewInput, HTML>.placing { parts in
  ///       let waterView = parts.place(water, doseFace("Water"))
  ///       return parts.view(of: Lens(\Brew.beans.grams)) { grams, _ in
  ///         h1("\(grams) g of beans")
  ///         waterView
  ///       }
  ///     }
  ///
  /// Whoever writes the state, the view runs only if the part is another by `==`, or local state of this
  /// instance changed. Children run as they do below any view.
  /// - Parameter part: what the view reads. It is kept as long as it is shown, so let it be small.
  /// - Complexity: one `==` for each write.
  /// - Precondition: `==` tells apart whatever the view shows.
  @_disfavoredOverload
  @inlinable
  public func view<Part: Equatable>(
    of part: some GetterOptic<State, Part>, _ view: @escaping (Part, Send<Input>) -> Content
  ) -> Drawing<State, Input, Content> {
    Drawing(of: part, view)
  }
}
