import ArcoCore

/// A mounted instance as SwiftUI sees it: a view of its own, which runs again when it is drawn anew.
@MainActor
package final class ShownInstance<Content: ArcoCore.Content>: Identifiable {
  /// The instance's own; never used again.
  package nonisolated let id: Int
  private let instance: Instance<Content>
  private let watched = Watched()

  init(_ instance: Instance<Content>) {
    self.id = instance.id
    self.instance = instance
    instance.onChange = { [watched] in watched.change() }
  }

  /// What its face made last; whoever reads it runs again when there is something new.
  package var content: Content {
    watched.look()
    return instance.content
  }
}
