/// The characters and strings that texts are drawn from.
enum Alphabet {
  /// From the plain to the difficult; the first of each is the simplest.
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

  /// Strings at which something changes.
  static let samples = [
    "007", "0", "-0", "-1", "1e1", "+1", "00", "01", "+0", "-07", "+12", "0x80", "1.0", "nan",
    "NaN", "inf", "nil", "null", "true",
    "127", "128", "255", "256", "9223372036854775807", "9223372036854775808", " ", "  a", "a ",
    "\n",
    "\0", "a\0b", "<b>", "&amp;", "\"", "'", "../..", "a/b", "{}", "[]", "%20", "\\n", "\u{FEFF}a",
    "e\u{301}", "é", "\u{301}", "👩‍👩‍👧", "🇯🇵🇯🇵", "👍🏽", "\u{202E}a", "\u{80}", "\r\n", "\u{212B}",
  ]

  /// For each of ``samples`` the choices that lead to its characters.
  private static let coded: [[[UInt64]]] = samples.map { $0.map(choices(for:)) }

  /// The choices that lead to the samples of so many characters.
  static func scripts(count: ClosedRange<Int>) -> [[UInt64]] {
    coded.filter { count.contains($0.count) }.map { characters in
      characters.enumerated().flatMap { number, choices in
        number < count.lowerBound ? choices : [1] + choices
      }
    }
  }

  /// The choices that lead to the samples where no count is named.
  static let usual = scripts(count: 0...Choices.longest)

  /// The choices that lead to a character. One of several scalars has to stand in ``kinds``.
  private static func choices(for character: Character) -> [UInt64] {
    let scalars = Array(character.unicodeScalars)
    for (kind, characters) in kinds.enumerated() {
      // Equal characters may be of different scalars.
      let place = characters.firstIndex { Array($0.unicodeScalars) == scalars }
      if let place { return [UInt64(kind), UInt64(place)] }
    }
    precondition(scalars.count == 1, "\(character) is of several scalars and in no alphabet")
    return [UInt64(kinds.count), UInt64(number(of: scalars[0]))]
  }

  /// The scalar of a number; the surrogates are left out.
  static func scalar(_ number: UInt32) -> UInt32 { number < 0xD800 ? number : number + 0x800 }

  private static func number(of scalar: Unicode.Scalar) -> UInt32 {
    scalar.value < 0xD800 ? scalar.value : scalar.value - 0x800
  }

  /// The character of one scalar.
  static func character(_ scalar: UInt32) -> Character {
    Unicode.Scalar(scalar).map { Character($0) } ?? "\u{FFFD}"
  }
}
