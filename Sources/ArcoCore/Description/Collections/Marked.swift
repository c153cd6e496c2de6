/// An element of some rows, and whether it is marked: the one that is selected, one of those that are
/// ticked.
///
/// - Element: what the rows keep.
///
///     let row = Dispatcher<Void, Marked<Todo>, TodoInput>.reduce { todo, input in
///       todo.element.isDone.toggle()
///       todo.isMarked = true
///     }
///
/// An optic made by `marked(by:)` leads to it. What is marked is not kept with the element.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public struct Marked<Element> {
  /// What the rows keep.
  public var element: Element
  /// Whether its id is among the marks. Setting it marks it or takes the mark away.
  public var isMarked: Bool

  /// Joins an element and whether it is marked.
  @inlinable
  public init(_ element: Element, isMarked: Bool = false) {
    self.element = element
    self.isMarked = isMarked
  }
}

extension Marked: Equatable where Element: Equatable {}
extension Marked: Sendable where Element: Sendable {}

#if !hasFeature(Embedded)
  extension Marked {
    /// A part of the element.
    @inlinable
    public subscript<Part>(dynamicMember path: WritableKeyPath<Element, Part>) -> Part {
      _read { yield element[keyPath: path] }
      _modify { yield &element[keyPath: path] }
    }

    /// A part of the element.
    @inlinable
    public subscript<Part>(dynamicMember path: KeyPath<Element, Part>) -> Part {
      element[keyPath: path]
    }
  }
#endif

#if !hasFeature(Embedded)
  extension Marked: Codable where Element: Codable {}
#endif
