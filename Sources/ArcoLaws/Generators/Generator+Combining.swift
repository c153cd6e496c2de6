extension Generator {
  /// Returns the generator of what a function makes of each value.
  public func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
    Generator<Other> { choices in change(choices.draw(self)) }
  }

  /// Returns the generator that goes on with another one, chosen by the value.
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

  /// Returns the generator of the values that fit.
  ///
  ///     let threes = Generator<Int>.integer(in: 0...99).filter { $0 % 7 == 3 }
  ///
  /// - Parameter tries: how many values are drawn for one that fits. None of them fitting is a
  ///   programmer's mistake: build fitting values instead.
  public func filter(
    tries: Int = 1_000, _ fits: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator { choices in choices.draw(self, tries: tries, where: fits) }
  }

  /// Makes the generator of pairs.
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
