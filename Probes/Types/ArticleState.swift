// What the compiler asks of a program on lenses and dispatchers that was written before Swift 6.
import Arco

enum WeightInput { case more(Double) }
/// An input that other modules see.
public enum PublicInput { case more(Double) }

class ClassLens<Whole, Part> {
  let get: (Whole) -> Part
  init(get: @escaping (Whole) -> Part) { self.get = get }
}

struct Weight {
  let grams: Double
  static let lens = Lens<Weight, Double>(get: \.grams, set: { Weight(grams: $1) })
}

enum AsClasses {
  static let lens = ClassLens<Weight, Double> { $0.grams }
  // error: static property 'lens' is not concurrency-safe because non-'Sendable' type
}

final class Log { var lines = 0 }

let ofAnything = StateDispatcher<Any, Weight, WeightInput>.pure { _ in .none }
// error: type 'Any' does not conform to the 'Sendable' protocol

let ofPublicInputs = StateDispatcher<Void, Weight, PublicInput>.empty()
// error: type 'PublicInput' does not conform to the 'Sendable' protocol

let ofInternalInputs = StateDispatcher<Void, Weight, WeightInput>.pure { input in
  switch input {
  case .more(let more): return .modify { old in Weight(grams: old.grams + more) }
  }
}

func counting(in log: Log) -> StateDispatcher<Void, Weight, WeightInput> {
  .reduce { _, _ in log.lines += 1 }
  // error: capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure
}

func lens<Whole, Part>(_ path: WritableKeyPath<Whole, Part>) -> Lens<Whole, Part> {
  Lens(path)
  // error: type 'WritableKeyPath<Whole, Part>' does not conform to the 'Sendable' protocol
}

func kept<W, P>(_ path: any WritableKeyPath<W, P> & Sendable) -> Lens<W, P> { Lens(path) }
