extension Generator where Value == Character {
  /// The generator of characters: letters, digits, spaces, and all kinds of difficult characters.
  ///
  /// They include characters of several scalars, equal characters of different scalars, and
  /// characters whose case change changes their length. Some merge with the character before them
  /// in a string. Any other character is possible too.
  public static var character: Generator {
    Generator { choices in
      let kind = Int(choices.choose(upTo: 3) { UInt64.random(in: 0...6, using: &$0) % 4 })
      guard kind < Alphabet.kinds.count else {
        let number = UInt32(choices.choose(upTo: 0x10_FFFF - 0x800))
        return Alphabet.character(Alphabet.scalar(number))
      }
      let characters = Alphabet.kinds[kind]
      return characters[Int(choices.choose(upTo: UInt64(characters.count - 1)))]
    }
  }
}

extension Generator where Value == String {
  /// Returns the generator of strings with a number of characters in a range. Shorter strings count
  /// as simpler.
  ///
  ///     let word = Generator.string(of: .element(of: ["a", "b"]), count: 1...3)
  ///
  /// - Parameters:
  ///   - count: the number of characters; by default up to twelve, and sometimes more than a
  ///     hundred. A string may have fewer characters if some of them merge.
  public static func string(
    of character: Generator<Character>, count: ClosedRange<Int>? = nil
  ) -> Generator {
    Generator { choices in String(choices.list(of: character, count: count)) }
  }

  /// Returns the generator of strings of all characters. Shorter strings count as simpler.
  ///
  /// Likely are the empty string, `"007"`, numbers at and beyond the limits of types, strings that
  /// look like markup, a path or `nil`, NUL, combining and emoji sequences, and right-to-left text.
  /// - Parameter count: the number of characters; by default up to twelve, and sometimes more than
  ///   a hundred.
  public static func string(count: ClosedRange<Int>? = nil) -> Generator {
    let plain = string(of: .character, count: count)
    return Generator { choices in
      guard choices.die(4) == 1 else { return choices.draw(plain) }
      let scripts = count.map { Alphabet.scripts(count: $0) } ?? Alphabet.usual
      guard !scripts.isEmpty else { return choices.draw(plain) }
      return choices.draw(plain, by: scripts[choices.die(scripts.count)])
    }
  }
}
