public import ArcoForms
import ArcoTesting

/// The laws of a format of a form field.
///
/// - Format: the format.
///
///     let ages = FieldFormats.Whole.integer(in: 13...120)
///     #expect(FormatLaws(ages, value: .integer(in: 13...120)).counterexample() == nil)
///
/// The laws try texts that are nearly values: with blanks, signs and zeros around them, with
/// foreign text in them, at and beyond the limits of numbers, and with all kinds of difficult
/// characters.
public struct FormatLaws<Format: FieldFormat>: LawSuite, Sendable {
  /// The format.
  public let format: Format
  let value: Generator<Format.Value>
  let areEqual: @Sendable (Format.Value, Format.Value) -> Bool

  /// Makes the laws for a format, with your own equality.
  ///
  /// - Parameter value: generates values that the format can write.
  public init(
    _ format: Format, value: Generator<Format.Value>,
    areEqual: @escaping @Sendable (Format.Value, Format.Value) -> Bool
  ) {
    self.format = format
    self.value = value
    self.areEqual = areEqual
  }

  /// Makes the laws for a format, with a generator of values that it can write.
  public init(_ format: Format, value: Generator<Format.Value>)
  where Format.Value: Equatable & SendableMetatype {
    self.init(format, value: value) { areSame($0, $1) }
  }

  /// The format, named by the type that it reads.
  public var subject: String { "format of \(Format.Value.self)" }

  /// The laws of a format.
  public var laws: [Law] {
    [
      Law("read what was written") { trial in
        let value = trial.draw("value", value)
        let text = format.write(value)
        trial.note("text", text)
        trial.expect(try? format.read(text), equals: value, by: isSame)
      },
      Law("reading, writing and reading again gives the same value") { trial in
        let text = trial.draw("text", .fieldText(near: format.write(trial.draw("value", value))))
        guard let value = try? format.read(text) else { return trial.pass() }
        trial.note("read", value)
        let again = format.write(value)
        trial.expect(try? format.read(again), equals: value, by: isSame)
        let once = (try? format.read(again)).map { format.write($0) }
        trial.expect(once.map { Array($0.utf8) }, equals: Array(again.utf8), "one normal form")
      },
      Law("a text that is no value is refused with a clear error") { trial in
        let text = trial.draw("text", .fieldText(near: format.write(trial.draw("value", value))))
        do throws(FormatError) {
          _ = try format.read(text)
          trial.pass()
        } catch {
          trial.expect(error.description.isEmpty, equals: false)
          if case .misfit(_, let found) = error {
            trial.expect(
              found.utf8.count <= 100, equals: true, "whether the found text is shortened")
          }
        }
      },
    ]
  }

  private func isSame(_ one: Format.Value?, _ other: Format.Value?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return areEqual(one, other)
  }
}

extension Generator where Value == String {
  /// Returns the generator of texts that a user may type into a field: values, nearly values, and
  /// texts that are certainly not values.
  ///
  /// - Parameter text: a text of which many generated texts are variants.
  public static func fieldText(near text: String = "") -> Generator {
    let pieces = Generator.oneOf([
      .element(of: [
        "", " ", "\t", "\n", "\u{A0}", "\u{3000}", "\u{200B}", "0", "00", "-", "+", "--", ".", ",",
        "1e3",
        "9", "٣", "−", "\0", "\u{202E}", "é", "e\u{301}", "😀", "9223372036854775808",
        "-9223372036854775809", "18446744073709551616", "<script>", "@", "@@", "nil", "true",
        String(repeating: "7", count: 400), String(repeating: "x", count: 3000),
      ]),
      String.generator,
    ])
    return .oneOf([
      .just(text),
      Generator { choices in
        let characters = Array(text.unicodeScalars)
        let start = Int(choices.choose(upTo: UInt64(characters.count)))
        let taken = min(Int(choices.choose(upTo: 2)), characters.count - start)
        var respelled = String.UnicodeScalarView()
        respelled.append(contentsOf: characters[..<start])
        respelled.append(contentsOf: choices.draw(pieces).unicodeScalars)
        respelled.append(contentsOf: characters[(start + taken)...])
        return String(respelled)
      },
      pieces,
    ])
  }
}
