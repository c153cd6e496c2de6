import Foundation

/// Rows that a person may delete or move.
struct EditableRows<Content: DynamicViewContent>: DynamicViewContent, Primitive, Rows {
  let content: Content
  let change: (@MainActor (Int) -> Change)?

  nonisolated init(content: Content, change: (@MainActor (Int) -> Change)?) {
    self.content = content
    self.change = change
  }

  var data: Content.Data { content.data }
  var body: Never { absent() }

  func elements(in place: Expansion) -> [Element] {
    guard content is any Rows else { return place.elements(of: content) }
    return rows(in: place).flatMap { $0 }
  }

  func rows(in place: Expansion) -> [[Element]] {
    guard let rows = content as? any Rows else { return [] }
    return rows.rows(in: place.at(0)).enumerated().map { offset, elements in
      change.map { [.changed($0(offset), elements)] } ?? elements
    }
  }
}

/// A view that makes rows, each as a list of elements.
@MainActor protocol Rows {
  func rows(in place: Expansion) -> [[Element]]
}

extension ForEach: Rows where Content: View {}
