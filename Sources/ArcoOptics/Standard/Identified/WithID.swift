extension StandardOptics {
  /// The value with an id, if the collection has it.
  ///
  /// - Whole: a collection whose values are found by id: see ``Addressable``.
  ///
  ///     let score = Lens(\Team.players)[id: 7].appending(Lens(\.score))
  ///     let price = Lens(\Menu.prices)[id: "espresso"]         // by key
  ///
  /// Unlike ``At``, the optic still finds the same element after others were inserted or moved.
  ///
  /// Laws, checked by `WithIDTests`: those of ``AffineOptic``, **as long as a change keeps the id**
  /// of an element that contains its own id. After its id has changed, the element cannot be found
  /// again. If several elements share an id, the optic finds the first.
  /// - Complexity: that of the collection: O(n) in an array, O(1) in a dictionary; a change copies
  ///   nothing.
  /// - In the literature: ix.
  public struct WithID<Whole: Addressable>: AffineOptic where Whole.ID: Sendable {
    /// The type of the values.
    public typealias Part = Whole.Value

    @usableFromInline
    let id: Whole.ID

    /// Makes the optic to the value with this id.
    @inlinable
    public init(_ id: Whole.ID) { self.id = id }

    /// The footprint of the element with the id.
    @inlinable
    public var footprint: Footprint { .element(id) }

    /// Returns the value with the id.
    @inlinable
    public func extract(_ whole: Whole) -> Whole.Value? { whole.element(id: id) }

    /// Changes the value with the id in place.
    @inlinable
    public func modifyIfPresent<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout Whole.Value) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      try whole.modify(id: id, body)
    }
  }
}

extension Optic where Part: Addressable, Part.ID: Sendable {
  /// The optic to the value with an id, if the part has it: see ``StandardOptics/WithID``.
  @inlinable
  public subscript(id id: Part.ID) -> StandardOptics.Then<Self, StandardOptics.WithID<Part>> {
    appending(StandardOptics.WithID(id))
  }
}
