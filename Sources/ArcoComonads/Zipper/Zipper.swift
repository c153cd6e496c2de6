/// A row of elements of which one is in view: pages, steps of a wizard.
///
/// - Element: what is shown.
///
///     let wizard = Zipper(["Name", "Address", "Done"])
///     wizard.select(.right()).extract()   // "Address"
///
/// At an edge, a move beyond it is no move.
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
  /// - Complexity: O(n) looks.
  @inlinable
  public var elements: [Element] { (0..<count).map { lookup($0) } }

  /// Whether there is nothing to the left.
  @inlinable
  public var isFirst: Bool { position == 0 }

  /// Whether there is nothing to the right.
  @inlinable
  public var isLast: Bool { position == count - 1 }
}
