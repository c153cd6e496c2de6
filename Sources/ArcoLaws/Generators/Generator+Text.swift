extension Generator where Value == Character {
  /// The generator of characters: letters, digits, spaces, and all that makes text difficult.
  ///
  /// Among them are characters of several scalars, equal ones of different scalars, and some that
  /// change their length when they change their case; some join with the character before them when
  /// they are put into a string. Any other may come too.
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
  /// Makes the generator of strings of so many characters; shorter ones are simpler.
  ///
  ///     let word = Generator.string(of: .element(of: ["a", "b"]), count: 1...3)
  ///
  /// - Parameters:
  ///   - count: by default up to twelve, and a few times more than a hundred. A string may have
  ///     fewer characters, where some join.
  public static func string(
    of character: Generator<Character>, count: ClosedRange<Int>? = nil
  ) -> Generator {
    Generator { choices in String(choices.list(of: character, count: count)) }
  }

  /// Makes the generator of strings of all characters; shorter ones are simpler.
  ///
  /// Likely are the empty string, `"007"`, numbers at their edges and beyond, what looks like markup,
  /// a path or nothing, NUL, combining and emoji sequences, and text that runs the other way.
  /// - Parameter count: by default up to twelve, and a few times more than a hundred.
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
