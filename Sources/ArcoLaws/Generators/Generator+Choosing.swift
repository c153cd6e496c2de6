extension Generator {
  /// Returns the generator that chooses one of several generators, all equally likely. The first
  /// counts as the simplest.
  ///
  ///     let order = Generator<Order>.oneOf([
  ///       .just(.nothing), Dose.generator.map(Order.dose), String.generator.map(Order.note),
  ///     ])
  ///
  /// - Parameter generators: at least one.
  public static func oneOf(_ generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "oneOf has nothing to choose from")
    return Generator { choices in
      choices.draw(generators[Int(choices.choose(upTo: UInt64(generators.count - 1)))])
    }
  }
}

extension Generator where Value: Sendable {
  /// Returns the generator of a single value.
  public static func just(_ value: Value) -> Generator { Generator { _ in value } }

  /// Returns the generator of the elements of a list, all equally likely. The first counts as the
  /// simplest.
  ///
  /// - Parameter values: at least one.
  public static func element(of values: [Value]) -> Generator {
    oneOf(values.map { .just($0) })
  }
}

extension Generator where Value: CaseIterable & Sendable {
  /// The generator of all cases, all equally likely. The first counts as the simplest.
  public static var anyCase: Generator { element(of: Array(Value.allCases)) }
}

extension Generator where Value == Bool {
  /// The generator of both truth values; false is simpler.
  public static var bool: Generator { Generator { $0.choose(upTo: 1) == 1 } }
}
