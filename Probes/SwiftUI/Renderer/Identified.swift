/// A view with an id. With another id it is another view, with its own state.
struct Identified<Content: View>: View, Primitive {
  let id: AnyHashable
  let content: Content

  nonisolated init(id: AnyHashable, content: Content) {
    self.id = id
    self.content = content
  }

  var body: Never { absent() }

  func elements(in place: Expansion) -> [Element] { place.at(id).elements(of: content) }
}

extension Identified: Counted {
  static var count: Int? { viewCount(of: Content.self) }
}
