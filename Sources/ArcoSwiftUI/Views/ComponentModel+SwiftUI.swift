#if canImport(SwiftUI)
  public import ArcoCore
  public import ArcoOptics
  public import SwiftUI

  extension ComponentModel {
    /// Handles an input, and animates the changes that are made before this call returns.
    ///
    /// - Returns: the effects that the input has started, to wait for or to cancel.
    @discardableResult
    public func send(_ input: Input, animation: Animation?) -> SendTask {
      withAnimation(animation) { send(input) }
    }

    /// Sets the animation for changes that are made by inputs of effects; nil, the default, for
    /// none.
    ///
    /// It applies to all these changes: rows, a sheet, a pushed screen. A view opts out by
    /// `transaction { $0.animation = nil }`. Inputs that are waiting together are applied in one
    /// animation.
    public func animateEffects(_ animation: Animation?) {
      surroundings.mail = { turn in withAnimation(animation) { turn() } }
    }

    /// Returns a binding to a part of the state, for a control. A write by the control is sent as
    /// an input.
    ///
    ///     Slider(value: model.binding(Lens(\Brew.beans.grams)) { .beans(.set($0)) }, in: 0...50)
    ///
    /// After each write, the control shows the value that is then in the state, for instance a
    /// limit. If the value is `Equatable`, a write of an equal value sends no input.
    public func binding<Value>(
      _ lens: some LensOptic<State, Value>, _ input: @escaping (Value) -> Input
    ) -> Binding<Value> {
      binding({ lens.get($0) }, input)
    }

    /// Returns a binding to a value that a function reads from the state. A write by the control is
    /// sent as an input.
    ///
    ///     Toggle("Decaf", isOn: model.binding(\.isDecaf, BrewInput.decaf))
    public func binding<Value>(
      _ value: @escaping (State) -> Value, _ input: @escaping (Value) -> Input
    ) -> Binding<Value> {
      Binding(
        get: { value(self.state) },
        set: { new, transaction in
          if areSame(new, value(self.state)) { return }
          withTransaction(transaction) {
            self.send(input(new))
            // The control shows what was written; it must show what the state made of it.
            self.refresh()
          }
        })
    }
  }
#endif
