extension Generator {
  /// Makes the generator of optionals: nil in one of four cases, and simplest.
  public static func optional<Wrapped>(_ wrapped: Generator<Wrapped>) -> Generator
  where Value == Wrapped? {
    Generator { choices in choices.choose(upTo: 3) == 0 ? nil : choices.draw(wrapped) }
  }

  /// Makes the generator of results; a success is simpler.
  public static func result<Success, Failure>(
    _ success: Generator<Success>, _ failure: Generator<Failure>
  ) -> Generator where Value == Result<Success, Failure> {
    oneOf([success.map { .success($0) }, failure.map { .failure($0) }])
  }

  /// Makes the generator of arrays of so many elements; shorter ones are simpler.
  ///
  ///     let few = Generator<[Int]>.array(of: .integer(), count: 1...5)
  ///
  /// An element is often one that came before.
  /// - Parameter count: by default up to twelve, often none, and a few times more than a hundred.
  public static func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int>? = nil
  ) -> Generator where Value == [Element] {
    Generator { choices in choices.list(of: element, count: count) }
  }

  /// Makes the generator of sets; equal elements count once, so there may be fewer than said.
  ///
  /// - Parameter count: as that of ``array(of:count:)``.
  public static func set<Element: Hashable & SendableMetatype>(
    of element: Generator<Element>, count: ClosedRange<Int>? = nil
  ) -> Generator where Value == Set<Element> {
    Generator<[Element]>.array(of: element, count: count).map { Set($0) }
  }

  /// Makes the generator of dictionaries; equal keys count once, so there may be fewer than said.
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
