package import ArcoCore

/// The observable object behind the view of one mounted component instance. The view runs again
/// when the instance has new content.
@MainActor
package final class ShownInstance<Content: ArcoCore.Content>: Identifiable {
  /// An id that is unique among the instances of all drivers, and never used again. The instance's
  /// own id is unique within its driver only, so SwiftUI could confuse the instances of two models.
  package nonisolated let id: Int
  private let instance: Instance<Content>
  private let watched = Watched()

  init(_ instance: Instance<Content>) {
    lastID += 1
    self.id = lastID
    self.instance = instance
    instance.shown = watched
    instance.onChange = { [watched] in watched.change() }
  }

  /// The id of the element that the instance shows; nil if it shows no element of a collection.
  package var elementID: (any Hashable)? { instance.elementID as? any Hashable }

  /// Returns the id of the element that the instance shows.
  ///
  /// - Precondition: the instance shows an element with an id of this type.
  package func elementID<ID>(as type: ID.Type) -> ID {
    guard let id = elementID as? ID else {
      preconditionFailure(
        "asked for elements by \(type), but this child has no elements with such ids")
    }
    return id
  }

  /// The last content of the face. A view that reads it runs again when there is new content.
  package var content: Content {
    watched.look()
    return instance.content
  }
}

@MainActor private var lastID = 0
