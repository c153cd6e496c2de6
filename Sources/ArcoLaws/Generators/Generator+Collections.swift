extension Generator {
  /// Returns the generator of optionals: nil one time in four. Nil counts as the simplest.
  public static func optional<Wrapped>(_ wrapped: Generator<Wrapped>) -> Generator
  where Value == Wrapped? {
    Generator { choices in choices.choose(upTo: 3) == 0 ? nil : choices.draw(wrapped) }
  }

  /// Returns the generator of results; a success is simpler.
  public static func result<Success, Failure>(
    _ success: Generator<Success>, _ failure: Generator<Failure>
  ) -> Generator where Value == Result<Success, Failure> {
    oneOf([success.map { .success($0) }, failure.map { .failure($0) }])
  }

  /// Returns the generator of arrays with a number of elements in a range. Shorter arrays count as
  /// simpler.
  ///
  ///     let few = Generator<[Int]>.array(of: .integer(), count: 1...5)
  ///
  /// Elements often repeat earlier ones.
  /// - Parameter count: the number of elements; by default up to twelve, often none, and sometimes
  ///   more than a hundred.
  public static func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int>? = nil
  ) -> Generator where Value == [Element] {
    Generator { choices in choices.list(of: element, count: count) }
  }

  /// Returns the generator of sets. Equal elements count once, so a set may have fewer elements
  /// than `count`.
  ///
  /// - Parameter count: as that of ``array(of:count:)``.
  public static func set<Element: Hashable & SendableMetatype>(
    of element: Generator<Element>, count: ClosedRange<Int>? = nil
  ) -> Generator where Value == Set<Element> {
    Generator<[Element]>.array(of: element, count: count).map { Set($0) }
  }

  /// Returns the generator of dictionaries. Equal keys count once, so a dictionary may have fewer
  /// elements than `count`.
  ///
  /// - Parameter count: as that of ``array(of:count:)``.
  public static func dictionary<Key: Hashable & SendableMetatype, Held>(
    _ key: Generator<Key>, _ value: Generator<Held>, count: ClosedRange<Int>? = nil
  ) -> Generator where Value == [Key: Held] {
    Generator<[(Key, Held)]>.array(of: .pair(key, value), count: count).map { pairs in
      Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }
  }
}
