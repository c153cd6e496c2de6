/// A row of elements with one element in view: pages, or steps of a wizard.
///
/// - Element: the content that is shown.
///
///     let wizard = Zipper(["Name", "Address", "Done"])
///     wizard.select(.right()).extract()   // "Address"
///
/// A move beyond an edge does nothing.
/// - In the literature: the list zipper comonad.
public typealias Zipper<Element> = Space<Zippers, Element>

extension Space where C == Zippers {
  /// Makes a row with one element in view.
  ///
  /// - Parameter elements: at least one.
  @inlinable
  public init(_ elements: [Element], at index: Int = 0) {
    self.init(origin: Spot(count: elements.count, index: index)) { elements[$0] }
  }

  /// The number of elements.
  @inlinable
  public var count: Int { origin.count }

  /// All elements, from the leftmost.
  ///
  /// - Complexity: O(n) calls of the lookup.
  @inlinable
  public var elements: [Element] { (0..<count).map { lookup($0) } }

  /// Whether the element in view has no element to its left.
  @inlinable
  public var isFirst: Bool { position == 0 }

  /// Whether the element in view has no element to its right.
  @inlinable
  public var isLast: Bool { position == count - 1 }
}
