/// A type that knows how to make values of its own, to try laws on.
///
///     extension Dose: Generatable {
///       static let generator = Generator { choices in
///         Dose(grams: choices.draw(), label: choices.draw())
///       }
///     }
///
/// A law suite then needs nothing but what it checks: `LensLaws(Lens(\Dose.grams))`.
/// - In the literature: `Arbitrary`.
public protocol Generatable: SendableMetatype {
  /// The generator of values of this type, everyday ones and edges.
  ///
  /// It has to make at least two different values: with a single one, a broken law may pass.
  static var generator: Generator<Self> { get }
}

extension FixedWidthInteger where Self: Sendable {
  /// All numbers of the type: small ones most, the least and the greatest often.
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
  /// All numbers, most of them whole and small; `-0.0`, infinities and NaN often.
  public static var generator: Generator<Double> { .double() }
}

extension Character: Generatable {
  /// Everyday and difficult characters.
  public static var generator: Generator<Character> { .character }
}

extension String: Generatable {
  /// Up to twelve characters of every kind, a few times more than a hundred; often what is awkward,
  /// from `""` and `"007"` to NUL and emoji.
  public static var generator: Generator<String> { .string() }
}

extension Optional: Generatable where Wrapped: Generatable {
  /// Nil, or what is wrapped.
  public static var generator: Generator<Wrapped?> { .optional(Wrapped.generator) }
}

extension Array: Generatable where Element: Generatable {
  /// Up to twelve elements, often none, a few times more than a hundred.
  public static var generator: Generator<[Element]> { .array(of: Element.generator) }
}

extension Set: Generatable where Element: Generatable {
  /// As many as of an array; equal ones count once.
  public static var generator: Generator<Set<Element>> { .set(of: Element.generator) }
}

extension Dictionary: Generatable where Key: Generatable, Value: Generatable {
  /// As many as of an array; equal keys count once.
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
