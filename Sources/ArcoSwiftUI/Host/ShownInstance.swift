package import ArcoCore

/// A mounted instance as SwiftUI sees it: a view of its own, which runs again when it is drawn anew.
@MainActor
package final class ShownInstance<Content: ArcoCore.Content>: Identifiable {
  /// Unique among the instances of all drivers, and never used again. The instance's own id is
  /// unique within its driver only, so SwiftUI would take two models in one place for one.
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

  /// The id of the element that it shows; nil if it shows no element of a collection.
  package var elementID: (any Hashable)? { instance.elementID as? any Hashable }

  /// The id of the element that it shows.
  ///
  /// - Precondition: it shows an element with an id of this type.
  package func elementID<ID>(as type: ID.Type) -> ID {
    guard let id = elementID as? ID else {
      preconditionFailure("asked for elements by \(type) of a child that has none with such ids")
    }
    return id
  }

  /// Whether it shows the element with an id.
  func isElement<ID: Hashable>(_ id: ID) -> Bool { elementID as? ID == id }

  /// What its face made last; whoever reads it runs again when there is something new.
  package var content: Content {
    watched.look()
    return instance.content
  }
}

@MainActor private var lastID = 0
