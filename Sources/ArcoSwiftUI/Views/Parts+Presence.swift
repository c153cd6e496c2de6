#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  extension Parts where Content == ViewContent {
    /// Returns a binding for an alert, a dialog or a popover that is shown while the state says so.
    /// When a person dismisses it, an input is sent.
    ///
    ///     let todosFace = Face<Todos, TodosInput, ViewContent>.showing { todos, send, parts in
    ///       Button("Clear") { send(.ask) }
    ///         .confirmationDialog(
    ///           "Delete all?", isPresented: parts.presence(of: { $0.isAsked }, dismiss: .keep)
    ///         ) {
    ///           Button("Delete", role: .destructive) { send(.clear) }
    ///         }
    ///     }
    ///
    /// Make the binding in the view function, at each run: if a binding is made only once, SwiftUI
    /// takes it for unchanged and may not read it again. If the state still shows the alert after
    /// the input of the dismissal, the alert appears again.
    ///
    /// When a button is pressed, SwiftUI also reports a dismissal, before or after the button's
    /// action. The input of the dismissal is sent only if the state still shows the alert. So if
    /// the button's input comes first and removes the alert, no other input is sent. If the
    /// dismissal comes first, its input and then the button's are sent. So make sure that the
    /// button's input works after the dismissal's, and keep the values that it needs in the state.
    ///
    /// For a part of the state with a child, use `sheet(_:onDismiss:)`.
    /// - Parameter isPresented: reads the current state each time that SwiftUI reads the binding.
    @MainActor
    public func presence(
      of isPresented: @escaping (State) -> Bool, dismiss input: Input
    ) -> Binding<Bool> {
      let presence = presence(finding: { isPresented($0) ? () : nil }, dismiss: input)
      return Binding(
        get: { presence.item != nil },
        set: { isPresented, transaction in
          guard !isPresented else { return }
          withTransaction(transaction) { presence.dismiss() }
        })
    }

    /// Returns a binding for a sheet or a destination that shows an item of the state. When a
    /// person dismisses it, an input is sent.
    ///
    ///     let shopFace = Face<Shop, ShopInput, ViewContent>.showing { shop, send, parts in
    ///       ShopView(receipt: parts.presence(ofItem: { $0.receipt }, dismiss: .closeReceipt))
    ///     }
    ///
    /// `ShopView` passes the binding to SwiftUI: `.sheet(item: receipt) { ReceiptView($0) }`. Make
    /// the binding in the view function; see ``presence(of:dismiss:)`` for the reason.
    @MainActor
    public func presence<Item>(
      ofItem item: @escaping (State) -> Item?, dismiss input: Input
    ) -> Binding<Item?> {
      let presence = presence(finding: item, dismiss: input)
      return Binding(
        get: { presence.item },
        set: { item, transaction in
          guard item == nil else { return }
          withTransaction(transaction) { presence.dismiss() }
        })
    }
  }
#endif
