extension Generator {
  /// Returns the generator whose values are transformed by a function.
  public func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
    Generator<Other> { choices in change(choices.draw(self)) }
  }

  /// Returns the generator that continues with another generator, which depends on the value.
  ///
  ///     let place = Generator<Int>.integer(in: 1...9).flatMap { .integer(in: 0...$0) }
  public func flatMap<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { choices in
      let value = choices.draw(self)
      return choices.draw(next(value))
    }
  }

  /// Returns the generator of the values that pass a filter.
  ///
  ///     let threes = Generator<Int>.integer(in: 0...99).filter { $0 % 7 == 3 }
  ///
  /// - Parameter tries: the number of values that are drawn to find one that passes. If none
  ///   passes, the program traps: build suitable values instead of filtering.
  public func filter(
    tries: Int = 1_000, _ fits: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator { choices in choices.draw(self, tries: tries, where: fits) }
  }

  /// Returns the generator of pairs.
  ///
  /// For more than two, draw them one after another: see ``init(_:)``.
  public static func pair<First, Second>(
    _ first: Generator<First>, _ second: Generator<Second>
  ) -> Generator where Value == (First, Second) {
    Generator { choices in
      let left = choices.draw(first)
      return (left, choices.draw(second))
    }
  }
}
