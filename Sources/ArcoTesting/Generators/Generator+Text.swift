extension Generator where Value == Character {
  /// The generator of characters: letters, digits, spaces, and all that makes text difficult.
  ///
  /// Among them are characters of several scalars, equal ones of different scalars, and some that
  /// change their length when they change their case.
  public static var character: Generator {
    oneOf([
      element(of: Array("abcxyz")),
      element(of: Array("ABZ019 -_.,\"'\\/<>&")),
      element(of: [
        "é", "e\u{301}", "ß", "İ", "ﬁ", "漢", "ع", "\n", "\r\n", "\t", "\u{0}", "\u{200B}", "👩‍👩‍👧", "🇯🇵",
        "🏳️‍🌈", "\u{10FFFF}",
      ]),
    ])
  }
}

extension Generator where Value == String {
  /// Makes the generator of strings of so many characters; shorter ones are simpler.
  ///
  /// - Parameter character: any, by default.
  public static func string(
    of character: Generator<Character> = .character, count: ClosedRange<Int> = 0...8
  ) -> Generator {
    Generator<[Character]>.array(of: character, count: count).map { String($0) }
  }
}
