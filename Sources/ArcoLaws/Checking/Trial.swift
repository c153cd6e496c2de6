import ArcoTesting

/// One try of a law, which draws values and records the law's expectations.
///
///     let law = Law("reversing twice changes nothing") { trial in
///       let list = trial.draw("list", Generator<[Int]>.array(of: .integer()))
///       trial.expect(Array(list.reversed().reversed()), equals: list)
///     }
///
/// Expectations after the first failed one are ignored.
public struct Trial {
  /// A drawn value, as it was when drawn.
  struct Drawn {
    let name: String
    let value: Any
    let text: String
  }

  private(set) var choices: Choices
  /// The first expectation that failed.
  private(set) var breach: Outcome?
  /// All expectations up to that one, if the try is for a counterexample.
  private(set) var outcomes: [Outcome] = []
  /// The drawn values, if the try is for a counterexample.
  private(set) var drawn: [Drawn] = []
  /// True if the law called an `expect` or `pass` in this try.
  private(set) var isMeaningful = false
  private var expectations = 0
  /// Texts cost more than most laws, so they are made only for a counterexample.
  private let isPrinting: Bool
  /// Called after the try, so that a ``Function`` shows the inputs with which it was called.
  private var printers: [(name: String, text: () -> String)] = []

  init(_ choices: Choices, isPrinting: Bool = false) {
    self.choices = choices
    self.isPrinting = isPrinting
  }

  var samples: [Counterexample.Sample] {
    printers.map { Counterexample.Sample(name: $0.name, text: $0.text()) }
  }

  /// Draws a value. A counterexample shows it under this name.
  public mutating func draw<Value>(_ name: String, _ generator: Generator<Value>) -> Value {
    let value = choices.draw(generator)
    if isPrinting { drawn.append(Drawn(name: name, value: value, text: text(of: value))) }
    note(name, value)
    return value
  }

  /// Draws a value of a type that has a generator.
  public mutating func draw<Value: Generatable>(
    _ name: String, _: Value.Type = Value.self
  ) -> Value {
    draw(name, Value.generator)
  }

  /// Adds a value to the counterexample that was not drawn.
  public mutating func note<Value>(_ name: String, _ value: @autoclosure () -> Value) {
    guard isPrinting, breach == nil else { return }
    let value = value()
    printers.append((name, { text(of: value) }))
  }

  /// Expects that the found value equals the expected one.
  ///
  /// Floating-point numbers are compared by their bits, so a NaN equals itself, and `-0.0` differs
  /// from `0.0`: see `areSame(_:_:)` of `ArcoTesting`.
  /// - Parameter what: the name of the compared value, if the law's name does not say it: `"the
  ///   answer"`.
  public mutating func expect<Value: Equatable>(
    _ found: Value, equals expected: Value, _ what: @autoclosure () -> String = ""
  ) {
    expect(found, equals: expected, what(), by: areSame)
  }

  /// Expects that the found value equals the expected one, by a given equality.
  public mutating func expect<Value>(
    _ found: Value, equals expected: Value, _ what: @autoclosure () -> String = "",
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    expect(found, equals: expected, what(), text: { ArcoTesting.text(of: $0) }, by: areEqual)
  }

  mutating func expect<Value>(
    _ found: Value, equals expected: Value, _ what: @autoclosure () -> String = "",
    text: @escaping (Value) -> String,
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    isMeaningful = true
    guard breach == nil else { return }
    defer { expectations += 1 }
    let holds = areEqual(found, expected)
    guard isPrinting || !holds else { return }
    let outcome = Outcome(
      expectations, what(), found: found, expected: expected, text: text, areEqual: areEqual)
    if isPrinting { outcomes.append(outcome) }
    if !holds { breach = outcome }
  }

  /// States that the law holds for the drawn values, because it does not apply to them.
  ///
  /// A try that calls neither `pass` nor an `expect` checks nothing. If no try of a law calls any
  /// of them, the law counts as broken, since its generators do not test it.
  public mutating func pass() { isMeaningful = true }
}

@available(*, unavailable)
extension Trial: Sendable {}
