#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  extension View {
    /// Sends an input when a person pulls to refresh. The progress indicator is shown until the
    /// effects that the input started are over.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.placing { parts in
    ///       let rowsView = parts.place(rows, todoFace())
    ///       return parts.view { todos, send in
    ///         List { rowsView }
    ///           .refreshable(send, .reload)
    ///       }
    ///     }
    ///
    /// If the input starts no effect, the indicator ends immediately. It does not wait for effects
    /// that are started by the inputs of these effects.
    @MainActor
    public func refreshable<Input>(_ send: Send<Input>, _ input: Input) -> some View {
      refreshable { await send.starting(input).finish() }
    }
  }
#endif
