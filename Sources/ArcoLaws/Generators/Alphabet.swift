/// The characters and strings that texts are drawn from.
enum Alphabet {
  /// Characters from plain to difficult; the first of each list is the simplest.
  static let kinds: [[Character]] = [
    Array("abcxyz"),
    Array("ABZ019 -_.,\"'\\/<>&2345678+=(){}[]:;!?#%*|~^`@$\t\n"),
    [
      "é", "e\u{301}", "ß", "İ", "ﬁ", "漢", "ع", "\r\n", "\r", "\u{0}", "\u{200B}", "👩‍👩‍👧", "🇯🇵",
      "🏳️‍🌈", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{202E}", "\u{7F}", "\u{80}", "Å",
      "\u{212B}", "각", "\u{1100}\u{1161}\u{11A8}", "👍🏽", "👍", "\u{1F3FD}", "Ω", "\u{2028}",
      "\u{FFFD}", "\u{10FFFF}", "o\u{302}\u{323}", "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}",
    ],
  ]

  /// Strings with special meanings or at the limits of types.
  static let samples = [
    "007", "0", "-0", "-1", "1e1", "+1", "00", "01", "+0", "-07", "+12", "0x80", "1.0", "nan",
    "NaN", "inf", "nil", "null", "true",
    "127", "128", "255", "256", "9223372036854775807", "9223372036854775808", " ", "  a", "a ",
    "\n",
    "\0", "a\0b", "<b>", "&amp;", "\"", "'", "../..", "a/b", "{}", "[]", "%20", "\\n", "\u{FEFF}a",
    "e\u{301}", "é", "\u{301}", "👩‍👩‍👧", "🇯🇵🇯🇵", "👍🏽", "\u{202E}a", "\u{80}", "\r\n", "\u{212B}",
  ]

  /// For each of ``samples``, the choices that produce its characters.
  private static let coded: [[[UInt64]]] = samples.map { $0.map(choices(for:)) }

  /// Returns the choices that produce the samples with a number of characters in the range.
  static func scripts(count: ClosedRange<Int>) -> [[UInt64]] {
    coded.filter { count.contains($0.count) }.map { characters in
      characters.enumerated().flatMap { number, choices in
        number < count.lowerBound ? choices : [1] + choices
      }
    }
  }

  /// The choices that produce the samples if no count is given.
  static let usual = scripts(count: 0...Choices.longest)

  /// Returns the choices that produce a character. A character of several scalars has to be in
  /// ``kinds``.
  private static func choices(for character: Character) -> [UInt64] {
    let scalars = Array(character.unicodeScalars)
    for (kind, characters) in kinds.enumerated() {
      // Equal characters may consist of different scalars.
      let place = characters.firstIndex { Array($0.unicodeScalars) == scalars }
      if let place { return [UInt64(kind), UInt64(place)] }
    }
    precondition(scalars.count == 1, "\(character) is of several scalars and in no alphabet")
    return [UInt64(kinds.count), UInt64(number(of: scalars[0]))]
  }

  /// Returns the scalar with this number, skipping the surrogates.
  static func scalar(_ number: UInt32) -> UInt32 { number < 0xD800 ? number : number + 0x800 }

  private static func number(of scalar: Unicode.Scalar) -> UInt32 {
    scalar.value < 0xD800 ? scalar.value : scalar.value - 0x800
  }

  /// Returns the character with this scalar.
  static func character(_ scalar: UInt32) -> Character {
    Unicode.Scalar(scalar).map { Character($0) } ?? "\u{FFFD}"
  }
}
