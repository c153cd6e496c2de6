/// An element of a collection, with a mark: whether the element is selected, or ticked.
///
/// - Element: the type of the collection's elements.
///
///     let row = Dispatcher<Void, Marked<Todo>, TodoInput>.reduce { todo, input in
///       todo.element.isDone.toggle()
///       todo.isMarked = true
///     }
///
/// The optics of `marked(by:)` lead to marked elements. The mark is stored beside the collection,
/// not with the element.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public struct Marked<Element> {
  /// The element itself.
  public var element: Element
  /// True if the element's id is marked. Setting it adds or removes the mark.
  public var isMarked: Bool

  /// Joins an element and its mark.
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
    /// A property of the element.
    @inlinable
    public subscript<Part>(dynamicMember path: WritableKeyPath<Element, Part>) -> Part {
      _read { yield element[keyPath: path] }
      _modify { yield &element[keyPath: path] }
    }

    /// A property of the element.
    @inlinable
    public subscript<Part>(dynamicMember path: KeyPath<Element, Part>) -> Part {
      element[keyPath: path]
    }
  }
#endif

#if !hasFeature(Embedded)
  extension Marked: Codable where Element: Codable {}
#endif
