#if canImport(SwiftUI)
  import ArcoCore
  import SwiftUI

  extension Send {
    /// Returns a binding for a control: it shows a value, and what the control writes becomes an
    /// input.
    ///
    ///     Slider(value: send.binding(dose.grams, DoseInput.set), in: 0...50)
    ///
    /// An animation of the binding goes with the input: `send.binding(…).animation()`.
    @MainActor
    public func binding<Value>(
      _ value: Value, _ input: @escaping (Value) -> Input
    ) -> Binding<Value> {
      let echo = Echo(value) { self(input($0)) }
      return Binding(
        get: { @MainActor in echo.get() },
        set: { @MainActor value, transaction in
          withTransaction(transaction) { echo.set(value) }
        })
    }

    /// Returns a binding for a sheet, an alert or a popover that the state says is there; when the
    /// person dismisses it, that becomes an input.
    ///
    ///     .alert("Not saved", isPresented: send.presence(of: todos.saving.isFailed, dismiss: .later))
    ///
    /// SwiftUI reports a dismissal too when a button in it was pressed, after the button's own
    /// input: the state should answer it with nothing when there is nothing left to dismiss. For a
    /// part with a child use `sheet(_:onDismiss:)`, which asks the child.
    @MainActor
    public func presence(of isPresented: Bool, dismiss input: Input) -> Binding<Bool> {
      let echo = Echo(isPresented) { if !$0 { self(input) } }
      return Binding(
        get: { @MainActor in echo.get() },
        set: { @MainActor isPresented, transaction in
          withTransaction(transaction) { echo.set(isPresented) }
        })
    }

    /// Returns a binding for a sheet or a destination that shows an item; when the person dismisses
    /// it, that becomes an input.
    ///
    ///     .sheet(item: send.presence(of: shop.receipt, dismiss: .closeReceipt)) { ReceiptView($0) }
    @MainActor
    public func presence<Item>(of item: Item?, dismiss input: Input) -> Binding<Item?> {
      let echo = Echo(item) { if $0 == nil { self(input) } }
      return Binding(
        get: { @MainActor in echo.get() },
        set: { @MainActor item, transaction in
          withTransaction(transaction) { echo.set(item) }
        })
    }
  }
#endif
