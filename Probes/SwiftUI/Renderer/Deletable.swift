import Foundation

/// Rows that a person may delete.
struct Deletable<Content: DynamicViewContent>: DynamicViewContent, Primitive {
  let content: Content
  let action: ((IndexSet) -> Void)?

  nonisolated init(content: Content, action: ((IndexSet) -> Void)?) {
    self.content = content
    self.action = action
  }

  var data: Content.Data { content.data }
  var body: Never { absent() }

  func elements(in place: Expansion) -> [Element] {
    guard let action, let rows = content as? any Rows else { return place.elements(of: content) }
    return rows.rows(in: place.at(0)).enumerated().map { offset, elements in
      .changed(.delete([offset], action), elements)
    }
  }
}

/// What makes rows of something, each for itself.
@MainActor protocol Rows {
  func rows(in place: Expansion) -> [[Element]]
}

extension ForEach: Rows where Content: View {}
