extension StandardOptics {
  /// The prism of a collection that has a last element: the elements before it, and that one.
  ///
  /// - Whole: a collection that can insert and remove elements and change them in place, and that
  ///   can be traversed backwards.
  ///
  ///     let latest = Lens(\Chat.messages).snoc.appending(Lens(\.1))
  ///     Itself<[String]>().snoc.embed((["grind"], "brew"))                             // ["grind", "brew"]
  ///
  /// Laws: those of ``PrismOptic``; checked by `SnocTests`.
  /// - Complexity: O(n) to extract, which copies the elements before; O(1) to embed if no other
  ///   variable shares their storage. A change is O(1) and copies neither storage nor elements.
  /// - In the literature: snoc, `_Snoc`.
  public struct Snoc<
    Whole: MutableCollection & RangeReplaceableCollection & BidirectionalCollection
  >: PrismOptic {
    /// The elements before the last, and the last.
    public typealias Part = (Whole, Whole.Element)

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns the elements before the last, and the last.
    @inlinable
    public func extract(_ whole: Whole) -> (Whole, Whole.Element)? {
      guard let last = whole.last else { return nil }
      return (Whole(whole.dropLast()), last)
    }

    /// Returns the elements with one more after them.
    @inlinable
    public func embed(_ part: (Whole, Whole.Element)) -> Whole {
      var whole = part.0
      whole.append(part.1)
      return whole
    }

    /// Changes the last element and those before, if there is one.
    ///
    /// Both are moved out of the collection during the change, so that their storage is not copied.
    /// They are put back even if `body` throws.
    @inlinable
    public func modifyIfPresent<Result, Failure: Error>(
      _ whole: inout Whole,
      _ body: (inout (Whole, Whole.Element)) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
      guard !whole.isEmpty else { return nil }
      var part = (Whole(), whole.removeLast())
      swap(&part.0, &whole)
      defer {
        swap(&part.0, &whole)
        whole.append(part.1)
      }
      return try body(&part)
    }
  }
}

extension Optic
where Part: MutableCollection & RangeReplaceableCollection & BidirectionalCollection {
  /// The optic to the last element and those before it, if there is one: see
  /// ``StandardOptics/Snoc``.
  @inlinable
  public var snoc: StandardOptics.Then<Self, StandardOptics.Snoc<Part>> {
    appending(StandardOptics.Snoc())
  }
}
