#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  extension Send {
    /// Returns a binding for a control that shows a value of the state. A write by the control is
    /// sent as an input.
    ///
    ///     let doseFace = Face<Dose, DoseInput, ViewContent> { dose, send in
    ///       Slider(value: send.binding(dose.grams, DoseInput.set), in: 0...50)
    ///     }
    ///
    /// After each write, the view runs again, and the control shows the value that is then in the
    /// state: for instance a limit, or the former value. If the state drops a blank at the end of a
    /// text, a text field would lose the blank between two words. Bind such a field to a draft
    /// instead: ``Local/binding(_:)``.
    ///
    /// If the value is `Equatable`, a write of the value that the control already shows sends no
    /// input: SwiftUI's fields write the same text again when they get the focus and when they are
    /// submitted. Texts are compared by their bytes. So let the input contain the new value, as
    /// `.done(Bool)` does; `.toggle` does not.
    ///
    /// As with `$`, a binding of a value has bindings of the value's properties. So one input can
    /// serve several controls:
    ///
    ///     let orderFace = Face<Order, OrderInput, ViewContent> { order, send in
    ///       let form = send.binding(order, OrderInput.edit)
    ///       TextField("Name", text: form.name)
    ///       Toggle("Gift", isOn: form.isGift)
    ///     }
    ///
    /// An animation of the binding also animates the input's changes:
    /// `send.binding(…).animation()`.
    @MainActor
    public func binding<Value>(
      _ value: Value, _ input: @escaping (Value) -> Input
    ) -> Binding<Value> {
      controlValue(value, input).binding
    }
  }

  extension ControlValue {
    /// The binding of the control.
    var binding: Binding<Value> {
      Binding(
        get: { self.get() },
        set: { value, transaction in
          withTransaction(transaction) { self.set(value) }
        })
    }
  }

  extension Local {
    /// Returns a binding to this local state, for a control that shows exactly what a person wrote.
    ///
    ///     let todoFace = Face<Todo, TodoInput, ViewContent>.placing { parts in
    ///       let draft = parts.local("")
    ///       return parts.view { todo, send in
    ///         Button("Edit") { draft.set(todo.title) }
    ///         TextField("Title", text: draft.binding { send(.rename($0)) })
    ///       }
    ///     }
    ///
    /// The rule for a text field: where the state keeps every text as it was typed, bind the field
    /// to the state. Where the state makes something else of the text (without blanks around it, a
    /// number, a date), bind the field to a draft that is set when the editing begins, and also
    /// send what was written.
    /// - Parameter onWrite: called after each write.
    @MainActor
    public func binding(_ onWrite: @escaping (State) -> Void = { _ in }) -> Binding<State> {
      Binding(
        get: { state },
        set: { value, transaction in
          if areSame(value, state) { return }
          withTransaction(transaction) {
            set(value)
            onWrite(value)
          }
        })
    }
  }
#endif
