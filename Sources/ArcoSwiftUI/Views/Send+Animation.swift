#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  extension Send {
    /// Reports an input; what it changes at once is animated.
    ///
    ///     let todoFace = Face<Todo, TodoInput, ViewContent> { todo, send in
    ///       Text(todo.title)
    ///       Button("Delete") { send(.delete, animation: .default) }
    ///     }
    ///
    /// What an effect changes later is not: for that, `.animation(_:value:)` on the view.
    @MainActor
    public func callAsFunction(_ input: Input, animation: Animation?) {
      withAnimation(animation) { self(input) }
    }

    /// Reports an input within a transaction.
    @MainActor
    public func callAsFunction(_ input: Input, transaction: Transaction) {
      withTransaction(transaction) { self(input) }
    }
  }
#endif
