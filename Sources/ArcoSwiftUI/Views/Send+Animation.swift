#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  extension Send {
    /// Sends an input, and animates the changes that are made before this call returns.
    ///
    ///     let todoFace = Face<Todo, TodoInput, ViewContent> { todo, send in
    ///       Text(todo.title)
    ///       Button("Delete") { send(.delete, animation: .default) }
    ///     }
    ///
    /// Later changes by effects are not animated: see ``ComponentView/animatingEffects(_:)``.
    @MainActor
    public func callAsFunction(_ input: Input, animation: Animation?) {
      withAnimation(animation) { self(input) }
    }

    /// Sends an input within a transaction.
    @MainActor
    public func callAsFunction(_ input: Input, transaction: Transaction) {
      withTransaction(transaction) { self(input) }
    }
  }
#endif
