#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  extension View {
    /// Sends an input when the view appears, and cancels the input's effects when the view
    /// disappears.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.showing { todos, send, parts in
    ///       List { parts.place(rows, todoFace()) }
    ///         .task(send, .reload)
    ///     }
    ///
    /// As with SwiftUI's `task`, the input is sent again whenever the view appears again. Effects
    /// that are started by the inputs of these effects are not cancelled.
    @MainActor
    public func task<Input: Sendable>(_ send: Send<Input>, _ input: Input) -> some View {
      task { await send.starting(input).finishOrCancel() }
    }

    /// Sends an input when the view appears and each time that `id` changes. Each time, the effects
    /// of the input that was sent before are cancelled; so are the last ones when the view
    /// disappears.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.showing { todos, send, parts in
    ///       List { parts.place(rows, todoFace()) }
    ///         .task(id: todos.items.count, send, .reload)
    ///     }
    @MainActor
    public func task<Input: Sendable>(
      id: some Equatable, _ send: Send<Input>, _ input: Input
    ) -> some View {
      task(id: id) { await send.starting(input).finishOrCancel() }
    }
  }

  extension SendTask {
    /// Waits until the effects are over, and cancels them if the waiting task is cancelled.
    fileprivate func finishOrCancel() async {
      await withTaskCancellationHandler {
        await finish()
      } onCancel: {
        cancel()
      }
    }
  }
#endif
