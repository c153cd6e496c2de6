/// A view that makes elements itself and has no body that runs.
@MainActor protocol Primitive {
  func elements(in place: Expansion) -> [Element]
}

extension Primitive {
  /// Never called. It is declared here, because Apple's interface declares `body` for none of these
  /// views.
  public var body: Never { absent() }
}

/// A place in a body that is being expanded. A view gets its identity from its place.
@MainActor struct Expansion {
  let node: Node
  let path: [AnyHashable]
  var surroundings: Surroundings

  /// Returns the place below this one, at a position or under an id.
  func at(_ part: some Hashable, isInList: Bool? = nil) -> Expansion {
    var surroundings = surroundings
    if let isInList { surroundings.isInList = isInList }
    return at(part, surroundings)
  }

  /// Returns the place below this one, with other surroundings.
  func at(_ part: some Hashable, _ surroundings: Surroundings) -> Expansion {
    Expansion(node: node, path: path + [AnyHashable(part)], surroundings: surroundings)
  }

  /// Returns the node of a view with a body at this place.
  func child(_ view: any View) -> Node {
    node.child(view, at: path, surroundings)
  }

  func elements(of view: any View) -> [Element] {
    // The type is asked and not the value: the cast of a nil fails.
    guard type(of: view) is any Primitive.Type else {
      return [.body(child(view))]
    }
    return (view as? any Primitive)?.elements(in: self) ?? []
  }

  func leaf(_ kind: Leaf.Kind) -> [Element] {
    [.leaf(Leaf(kind, at: Place(node: ObjectIdentifier(node), path: path)))]
  }
}

/// A modifier's view.
struct Changed<Content: View>: View, Primitive {
  let content: Content
  let change: @MainActor (Expansion) -> Change?

  nonisolated init(_ content: Content, _ change: @escaping @MainActor (Expansion) -> Change?) {
    self.content = content
    self.change = change
  }

  var body: Never { absent() }

  func elements(in place: Expansion) -> [Element] {
    let elements = place.at(0).elements(of: content)
    return change(place.at(1)).map { [.changed($0, elements)] } ?? elements
  }
}

extension View {
  nonisolated func changed(
    _ change: @escaping @MainActor (Expansion) -> Change?
  ) -> Changed<Self> { Changed(self, change) }
}
