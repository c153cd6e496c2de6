/// A view under an id: under another id it is another view, with a state of its own.
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
