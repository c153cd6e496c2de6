package import ArcoCore

/// The content of a face, for a host that makes the views later, when it shows them.
package enum DeferredContent<Content: ArcoCore.Content, Rendered> {
  /// A view that is made from the state when it is asked for.
  case view(Rendering<Rendered>)
  /// A view that a function makes when it is asked for.
  case made(() -> Rendered)
  /// The views of a child.
  case slot(ShownSlot<Content>)
}

/// Makes the view of one mounted instance each time that SwiftUI evaluates its body.
///
/// So SwiftUI tracks observable objects that the face reads, as in any other view, and a row that
/// is not shown runs no view function.
@MainActor
package final class Rendering<Rendered> {
  private let make: () -> Rendered?
  private var last: Rendered?

  fileprivate init(_ make: @escaping () -> Rendered?) { self.make = make }

  /// Returns a view of the current state. After the instance's state was removed, returns the last
  /// view.
  package func render() -> Rendered? {
    guard let rendered = make() else { return last }
    last = rendered
    return rendered
  }
}

extension Drawing {
  /// Makes a drawing from a view function that the host runs when it shows the view.
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

  /// Makes a drawing from a view function that the host runs when it shows the view. The function
  /// does not run again while the part and the instance's private state are unchanged.
  ///
  /// A parent that replaces its whole state marks all instances below it. The comparison finds the
  /// views whose part has not changed. For this, the drawing stores the part that was shown. A
  /// whole state with children would share the children's storage, so their next change would copy
  /// it.
  /// - Parameter onSame: called after a write that changes neither.
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
  /// Makes a drawing. It compares states if there are no children.
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
