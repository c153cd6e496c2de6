import Arco

/// An input of a stepper.
public enum StepperInput: Equatable, Sendable {
  /// One less.
  case decrement
  /// One more.
  case increment
}

/// The smallest component: its state is a number, within the limits of `Int`.
public let stepper = Dispatcher<Void, Int, StepperInput>.pure { input in
  switch input {
  case .decrement: .modify { value in if value > .min { value -= 1 } }
  case .increment: .modify { value in if value < .max { value += 1 } }
  }
}
