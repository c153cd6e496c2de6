extension StandardOptics {
  /// The prism of a collection that has a first element: that element, and the rest.
  ///
  /// - Whole: a collection that can insert and remove elements and change them in place.
  ///
  ///     let steps = Lens(\Recipe.steps).cons
  ///     _ = steps.modifyIfPresent(&recipe) { $0.1.removeAll() }       // only the first step is left
  ///     Itself<[String]>().cons.embed(("grind", ["brew"]))                             // ["grind", "brew"]
  ///
  /// `String` is not supported: a first character could merge with the rest when it is put back.
  ///
  /// Laws: those of ``PrismOptic``; checked by `ConsTests`.
  /// - Complexity: O(n): extracting copies the rest, embedding moves it up by one. A change moves the
  ///   rest twice but copies neither storage nor elements.
  /// - In the literature: cons, `_Cons`.
  public struct Cons<Whole: MutableCollection & RangeReplaceableCollection>: PrismOptic {
    /// The first element and the rest.
    public typealias Part = (Whole.Element, Whole)

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns the first element and the rest.
    @inlinable
    public func extract(_ whole: Whole) -> (Whole.Element, Whole)? {
      guard let first = whole.first else { return nil }
      return (first, Whole(whole.dropFirst()))
    }

    /// Returns the rest with the element before it.
    @inlinable
    public func embed(_ part: (Whole.Element, Whole)) -> Whole {
      var whole = part.1
      whole.insert(part.0, at: whole.startIndex)
      return whole
    }

    /// Changes the first element and the rest, if there is one.
    ///
    /// Both are moved out of the collection during the change, so that their storage is not copied.
    /// They are put back even if `body` throws.
    @inlinable
    public func modifyIfPresent<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout (Whole.Element, Whole)) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard !whole.isEmpty else { return nil }
      var part = (whole.removeFirst(), Whole())
      swap(&part.1, &whole)
      defer {
        swap(&part.1, &whole)
        whole.insert(part.0, at: whole.startIndex)
      }
      return try body(&part)
    }
  }
}

extension Optic where Part: MutableCollection & RangeReplaceableCollection {
  /// The optic to the first element and the others, if there is one: see ``StandardOptics/Cons``.
  @inlinable
  public var cons: StandardOptics.Then<Self, StandardOptics.Cons<Part>> {
    appending(StandardOptics.Cons())
  }
}
