/// A type with a generator of its values, for laws.
///
///     extension Dose: Generatable {
///       static let generator = Generator { choices in
///         Dose(grams: choices.draw(), label: choices.draw())
///       }
///     }
///
/// A law suite then needs only its subject: `LensLaws(Lens(\Dose.grams))`.
/// - In the literature: `Arbitrary`.
public protocol Generatable: SendableMetatype {
  /// The generator of values of this type, including edge cases.
  ///
  /// It has to make at least two different values: with only one, a broken law may pass.
  static var generator: Generator<Self> { get }
}

extension FixedWidthInteger where Self: Sendable {
  /// All numbers of the type: mostly small ones, often the least and the greatest.
  public static var generator: Generator<Self> { .integer() }
}

extension Int: Generatable {}
extension Int8: Generatable {}
extension Int16: Generatable {}
extension Int32: Generatable {}
extension Int64: Generatable {}
extension UInt: Generatable {}
extension UInt8: Generatable {}
extension UInt16: Generatable {}
extension UInt32: Generatable {}
extension UInt64: Generatable {}

extension Bool: Generatable {
  /// Both truth values.
  public static var generator: Generator<Bool> { .bool }
}

extension Double: Generatable {
  /// All numbers, mostly small whole ones; `-0.0`, infinities and NaN often.
  public static var generator: Generator<Double> { .double() }
}

extension Character: Generatable {
  /// Plain and difficult characters.
  public static var generator: Generator<Character> { .character }
}

extension String: Generatable {
  /// Up to twelve characters of every kind, sometimes more than a hundred; often a difficult
  /// string, from `""` and `"007"` to NUL and emoji.
  public static var generator: Generator<String> { .string() }
}

extension Optional: Generatable where Wrapped: Generatable {
  /// Nil, or a wrapped value.
  public static var generator: Generator<Wrapped?> { .optional(Wrapped.generator) }
}

extension Array: Generatable where Element: Generatable {
  /// Up to twelve elements, often none, sometimes more than a hundred.
  public static var generator: Generator<[Element]> { .array(of: Element.generator) }
}

extension Set: Generatable where Element: Generatable {
  /// As many elements as for an array; equal elements count once.
  public static var generator: Generator<Set<Element>> { .set(of: Element.generator) }
}

extension Dictionary: Generatable where Key: Generatable, Value: Generatable {
  /// As many elements as for an array; equal keys count once.
  public static var generator: Generator<[Key: Value]> {
    .dictionary(Key.generator, Value.generator)
  }
}

extension Result: Generatable where Success: Generatable, Failure: Generatable {
  /// A success or a failure.
  public static var generator: Generator<Result<Success, Failure>> {
    .result(Success.generator, Failure.generator)
  }
}
