package import ArcoCore

/// What a face's content is made of, for a host that makes views when it likes.
package enum DeferredContent<Content: ArcoCore.Content, Rendered> {
  /// A view that is made from the state when it is asked for.
  case view(Rendering<Rendered>)
  /// A view that a function makes when it is asked for.
  case made(() -> Rendered)
  /// The views of a child.
  case slot(ShownSlot<Content>)
}

/// Makes the view of one mounted instance, each time it is asked.
///
/// So SwiftUI sees what a face reads: an observable object or an environment value is tracked as in
/// any other view. The view function of a row runs once the row is shown. A row that was not shown yet
/// has its instance and this object, which are made with the rows.
@MainActor
package final class Rendering<Rendered> {
  private let make: () -> Rendered?
  private var last: Rendered?

  fileprivate init(_ make: @escaping () -> Rendered?) { self.make = make }

  /// Returns a view of the state as it is; once the part is gone, what was shown last.
  package func render() -> Rendered? {
    guard let rendered = make() else { return last }
    last = rendered
    return rendered
  }
}

extension Drawing {
  /// Makes it from a view function that the host runs when it shows the view.
  @MainActor
  package init<Rendered>(
    rendering view: @escaping (State, Send<Input>) -> Rendered,
    as content: @escaping (Rendering<Rendered>) -> Content
  ) {
    var rendering: Rendering<Rendered>?
    self.init(preparing: { state, send in
      let kept =
        rendering
        ?? Rendering {
          return state().map { view($0, send) }
        }
      rendering = kept
      return content(kept)
    })
  }

  /// Makes it from a view function that the host runs when it shows the view, and that need not run
  /// again while the state and the instance's private state are what they were.
  ///
  /// A parent that writes its whole state has everything below it drawn. The comparison finds the
  /// views whose part of the state did not change. The part that was shown is kept. A whole state with
  /// children would hold the children's storage too, so that their next change would copy it.
  /// - Parameter onSame: called after a write that leaves both as they were.
  @MainActor
  package init<Part: Equatable, Rendered>(
    comparing privateChanges: @escaping () -> Int,
    of part: @escaping (State) -> Part,
    onSame: @escaping () -> Void = {},
    rendering view: @escaping (Part, Send<Input>) -> Rendered,
    as content: @escaping (Rendering<Rendered>) -> Content
  ) {
    var rendering: Rendering<Rendered>?
    var shown: (part: Part, privateChanges: Int)?
    self.init(preparing: { state, send in
      if let shown, shown.privateChanges == privateChanges(), shown.part == state().map(part) {
        onSame()
        return nil
      }
      let kept =
        rendering
        ?? Rendering {
          guard let part = state().map(part) else { return nil }
          shown = (part, privateChanges())
          return view(part, send)
        }
      rendering = kept
      return content(kept)
    })
  }
}

extension Parts {
  /// Makes a drawing that compares where that is cheap and right.
  @MainActor
  package func drawing<Rendered>(
    rendering view: @escaping (State, Send<Input>) -> Rendered,
    as content: @escaping (Rendering<Rendered>) -> Content
  ) -> Drawing<State, Input, Content> where State: Equatable {
    hasChildren
      ? Drawing(rendering: view, as: content)
      : Drawing(comparing: { privateChanges }, of: { $0 }, rendering: view, as: content)
  }
}
