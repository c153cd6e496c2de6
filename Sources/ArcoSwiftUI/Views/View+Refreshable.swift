#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  extension View {
    /// Lets the person pull to refresh: that becomes an input, and the wheel turns until the effects
    /// that the input started are over.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.placing { parts in
    ///       let rowsView = parts.place(rows, todoFace())
    ///       return parts.view { todos, send in
    ///         List { rowsView }
    ///           .refreshable(send, .reload)
    ///       }
    ///     }
    ///
    /// An input that starts no effect is over at once. What the effects' own inputs start is not
    /// waited for.
    @MainActor
    public func refreshable<Input>(_ send: Send<Input>, _ input: Input) -> some View {
      refreshable { await send.starting(input).finish() }
    }
  }
#endif
