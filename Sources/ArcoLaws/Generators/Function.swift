import ArcoCore
import ArcoTesting

/// A random pure function: equal inputs give equal outputs, and different inputs mostly give
/// different outputs.
///
/// - Input: the type of the argument.
/// - Output: the type of the result.
///
///     let law = Law("mapping twice is mapping once, with both in turn") { trial in
///       let list = trial.draw("list", [Int].self)
///       let change = trial.draw("change", Generator<Function<Int, Int>>.function(to: .integer()))
///       trial.expect(
///         list.map { change($0) }.map { change($0) }, equals: list.map { change(change($0)) })
///     }
///
/// A counterexample shows it as the table of the inputs with which it was called. An output depends
/// on the seed and the text of its input. It is the same in every run, even for sets and
/// dictionaries, whose order differs from run to run.
public struct Function<Input: Hashable & Sendable, Output: Sendable>: Sendable {
  private let table: Table
  private let seed: UInt64
  private let size: Int
  private let output: Generator<Output>

  /// The outputs so far. Equal inputs get the same output even if their texts differ, as those of
  /// equal dictionaries may.
  private final class Table: Sendable {
    let answers = Locked<[(input: Input, output: Output)]>([])
    let places = Locked<[Input: Int]>([:])
  }

  init(seed: UInt64, size: Int, output: Generator<Output>) {
    self.table = Table()
    self.seed = seed
    self.size = size
    self.output = output
  }

  /// Returns the output for an input.
  public func callAsFunction(_ input: Input) -> Output {
    table.places.withLock { places in
      if let place = places[input] { return table.answers.withLock { $0[place].output } }
      let output = answer(input)
      places[input] = places.count
      table.answers.withLock { $0.append((input, output)) }
      return output
    }
  }

  /// Whether the parts of a value have the same order in every run, because it contains no set or
  /// dictionary.
  private static func isSorted(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .set, mirror.displayStyle != .dictionary else { return false }
    return mirror.children.allSatisfy { isSorted($0.value) }
  }

  /// Returns the output for a new input. The function with seed 0 is the simplest: it always
  /// returns the simplest output.
  private func answer(_ input: Input) -> Output {
    guard seed > 0 else {
      var choices = Choices(given: [], size: size)
      return choices.draw(output)
    }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
    let key = Self.isSorted(input) ? String(reflecting: input) : text(of: input)
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var choices = Choices(random: SeededRandom(seed: hash), size: size)
    return choices.draw(output)
  }
}

extension Function: CustomStringConvertible {
  /// The table of the calls so far: `[1: 4, 2: -1]`.
  public var description: String {
    let lines = table.answers.withLock { answers in
      answers.map { "\(text(of: $0.input)): \(text(of: $0.output))" }
    }
    return lines.isEmpty ? "[:]" : "[\(lines.joined(separator: ", "))]"
  }
}

extension Generator {
  /// Returns the generator of pure functions whose outputs come from another generator.
  public static func function<Input, Output>(to output: Generator<Output>) -> Generator
  where Value == Function<Input, Output> {
    Generator { choices in
      Function(seed: choices.choose(upTo: 1 << 32), size: choices.size, output: output)
    }
  }
}
