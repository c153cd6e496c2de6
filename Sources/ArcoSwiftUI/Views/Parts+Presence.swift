#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  extension Parts where Content == ViewContent {
    /// Returns a binding for an alert, a dialog or a popover that the state says is there; when the
    /// person dismisses it, that becomes an input.
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
    /// Make it in the view function: SwiftUI takes a binding that is made once for the same binding in every run, and
    /// may not look at it again. If the state still has it after the dismissal's input, it comes back.
    ///
    /// SwiftUI reports a dismissal too when a button was pressed, and promises no order. The input is
    /// sent only if the state still says that it is there. So if the button acts first and its own
    /// input takes it away, that is all that is sent; if the dismissal is reported first, both are, the
    /// dismissal and then the button's. Nothing tells at the dismissal that a button is to follow: let a
    /// button's input mean the same after the dismissal's, and keep in the state what it needs.
    ///
    /// For a part with a child use `sheet(_:onDismiss:)`, which asks the child.
    /// - Parameter isPresented: looked at whenever SwiftUI asks, in the state as it is.
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

    /// Returns a binding for a sheet or a destination that shows an item; when the person dismisses
    /// it, that becomes an input.
    ///
    ///     let shopFace = Face<Shop, ShopInput, ViewContent>.showing { shop, send, parts in
    ///       ShopView(receipt: parts.presence(ofItem: { $0.receipt }, dismiss: .closeReceipt))
    ///     }
    ///
    /// `ShopView` hands it to SwiftUI: `.sheet(item: receipt) { ReceiptView($0) }`. Make it in the view function, for
    /// the reason that stands at ``presence(of:dismiss:)``.
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
