import ArcoTesting

/// One try of a law: draws its values, and takes what the law expects of them.
///
///     let law = Law("reversing twice changes nothing") { trial in
///       let list = trial.draw("list", Generator<[Int]>.array(of: .integer()))
///       trial.expect(Array(list.reversed().reversed()), equals: list)
///     }
///
/// After a first expectation that fails the others do not count.
public struct Trial {
  /// A value as it was when it was drawn.
  struct Drawn {
    let name: String
    let value: Any
    let text: String
  }

  private(set) var choices: Choices
  /// The first expectation that failed.
  private(set) var breach: Outcome?
  /// All expectations up to that one, where the try is made for the counterexample.
  private(set) var outcomes: [Outcome] = []
  /// What was drawn, where the try is made for the counterexample.
  private(set) var drawn: [Drawn] = []
  /// Whether the law said anything about the values.
  private(set) var isMeaningful = false
  private var expectations = 0
  /// Texts cost more than most laws, so they are made for the counterexample alone.
  private let isPrinting: Bool
  /// Printed when the try is over, so that a ``Function`` shows what it was asked.
  private var printers: [(name: String, text: () -> String)] = []

  init(_ choices: Choices, isPrinting: Bool = false) {
    self.choices = choices
    self.isPrinting = isPrinting
  }

  var samples: [Counterexample.Sample] {
    printers.map { Counterexample.Sample(name: $0.name, text: $0.text()) }
  }

  /// Draws a value, which the counterexample shows under this name.
  public mutating func draw<Value>(_ name: String, _ generator: Generator<Value>) -> Value {
    let value = choices.draw(generator)
    if isPrinting { drawn.append(Drawn(name: name, value: value, text: text(of: value))) }
    note(name, value)
    return value
  }

  /// Draws a value of a type that knows how to make some.
  public mutating func draw<Value: Generatable>(
    _ name: String, _: Value.Type = Value.self
  ) -> Value {
    draw(name, Value.generator)
  }

  /// Shows a value that was not drawn in the counterexample too.
  public mutating func note<Value>(_ name: String, _ value: @autoclosure () -> Value) {
    guard isPrinting, breach == nil else { return }
    let value = value()
    printers.append((name, { text(of: value) }))
  }

  /// Demands that what was found is what is expected.
  ///
  /// Floating-point numbers are compared by their bits, so that a NaN is itself and `-0.0` is not
  /// `0.0`: see `areSame(_:_:)` of `ArcoTesting`.
  /// - Parameter what: what is compared, if the law's name leaves it open: `"the answer"`.
  public mutating func expect<Value: Equatable>(
    _ found: Value, equals expected: Value, _ what: @autoclosure () -> String = ""
  ) {
    expect(found, equals: expected, what(), by: areSame)
  }

  /// Demands that what was found is what is expected, by an equality of one's own.
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

  /// Says that the law holds for what was drawn, because it demands nothing of it.
  ///
  /// A law that demands nothing in any try counts as broken, since its generators do not test it.
  public mutating func pass() { isMeaningful = true }
}

@available(*, unavailable)
extension Trial: Sendable {}
