#if canImport(SwiftUI)
  import ArcoCore
  public import ArcoOptics
  public import SwiftUI

  extension ComponentModel {
    /// Handles an input; what it changes at once is animated.
    public func send(_ input: Input, animation: Animation?) {
      withAnimation(animation) { send(input) }
    }

    /// The animation of what effects change; nil, the default, for none.
    ///
    /// It is for all inputs that effects send, whatever these change: rows, a sheet, a pushed screen. A view says
    /// otherwise with `transaction { $0.animation = nil }`. Inputs that the effects leave together come in one animation.
    public func animateEffects(_ animation: Animation?) {
      surroundings.mail = { turn in withAnimation(animation) { turn() } }
    }

    /// Returns a binding to a part of the state, which is read when the control asks; what the
    /// control writes becomes an input.
    ///
    ///     Slider(value: model.binding(Lens(\Brew.beans.grams)) { .beans(.set($0)) }, in: 0...50)
    ///
    /// After each write the control shows what the state then is, a limit for instance. A write of what is there already
    /// is no input, where the value is `Equatable`.
    public func binding<Value>(
      _ lens: some LensOptic<State, Value>, _ input: @escaping (Value) -> Input
    ) -> Binding<Value> {
      binding({ lens.get($0) }, input)
    }

    /// Returns a binding to what a function finds in the state.
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
