public import ArcoComonads

extension ContainerSamples where C == Identities {
  /// Samples for an `Identity`: its only shape, with its only position.
  public static var identity: ContainerSamples {
    ContainerSamples(shapes: .just(One()), positions: { _ in [One()] })
  }
}

extension ContainerSamples where C == Zippers {
  /// Samples for a `Zipper`: rows of at least two elements, with every index as a position.
  public static var zipper: ContainerSamples {
    ContainerSamples(
      shapes: Generator<Int>.integer(in: 2...5).flatMap { count in
        Generator<Int>.integer(in: 0...(count - 1)).map { Spot(count: count, index: $0) }
      },
      positions: { Array(0..<$0.count) }
    )
  }
}

extension ContainerSamples {
  /// Samples for a `Store`: each state is a shape, and all states are its positions.
  ///
  /// - Parameter states: at least two.
  public static func store<Value: Hashable & Sendable>(_ states: [Value]) -> ContainerSamples
  where C == Stores<Value> {
    precondition(states.count > 1, "laws about moves need at least two states")
    return ContainerSamples(shapes: .element(of: states), positions: { _ in states })
  }

  /// Samples for an `Env`: each value is a shape with its only position.
  ///
  /// - Parameter values: at least two.
  public static func env<Value: Hashable & Sendable>(_ values: [Value]) -> ContainerSamples
  where C == Envs<Value> {
    precondition(values.count > 1, "laws about environments need at least two environments")
    return ContainerSamples(shapes: .element(of: values), positions: { _ in [One()] })
  }

  /// Samples for a `Traced` space: its only shape, with the given values as positions.
  ///
  /// - Parameter values: values that include `empty`. The monoid must not be commutative; otherwise
  ///   the laws cannot detect a wrong order.
  public static func traced<Value: Monoid & Hashable & Sendable>(
    _ values: [Value]
  ) -> ContainerSamples where C == Traces<Value> {
    precondition(values.count > 1, "laws about moves need at least two values")
    precondition(
      values.contains(.empty), "the values must contain the empty value, which stands for staying")
    return ContainerSamples(shapes: .just(One()), positions: { _ in values })
  }

  /// Samples for a `Moore` machine: each of the given states as a shape. Its positions are the
  /// states that the machine reaches from there by at most two inputs.
  ///
  /// - Precondition: at least one input changes at least one of the given states.
  public static func moore<State: Hashable & Sendable, Input: Sendable>(
    _ states: [State],
    inputs: [Input],
    step: @escaping @Sendable (inout State, Input) -> Void
  ) -> ContainerSamples where C == Moores<State, Input> {
    let samples = ContainerSamples(
      shapes: Generator<State>.element(of: states).map { Machine(state: $0, step: step) },
      positions: { machine in
        words(inputs, upTo: 2).map { machine.moment(after: $0) }.distinct()
      },
      name: { String(reflecting: $0.state) }
    )
    precondition(
      states.contains { samples.positions(Machine(state: $0, step: step)).count > 1 },
      "laws about moves need an input that leads to another state")
    return samples
  }

  /// Samples for a `StreamSpace`: streams that begin with each of the given seeds. Their positions
  /// are 0 to 3 steps ahead.
  ///
  /// - Precondition: the step function changes at least one of the given seeds.
  public static func stream<Seed: Hashable & Sendable>(
    _ seeds: [Seed],
    next: @escaping @Sendable (Seed) -> Seed
  ) -> ContainerSamples where C == Streams<Seed> {
    precondition(
      seeds.contains { next($0) != $0 },
      "laws about moves need a seed that is followed by another one")
    return ContainerSamples(
      shapes: Generator<Seed>.element(of: seeds).map { Spring(seed: $0, next: next) },
      positions: { spring in (0...3).map { spring.ahead($0) } },
      name: { String(reflecting: $0.seed) }
    )
  }

  /// Samples for a `Cofree` machine: each of `states` as a shape. Its positions are the states that
  /// the machine reaches from there by at most two of `queries`.
  ///
  /// - Precondition: at least one of `queries` changes at least one of `states`.
  public static func cofree<Questions: Interface>(
    _ states: [Questions.State],
    queries: [Questions.Query]
  ) -> ContainerSamples
  where
    C == Cofrees<Questions>,
    Questions.State: Hashable & Sendable,
    Questions.Query: Sendable
  {
    let samples = ContainerSamples(
      shapes: .element(of: states),
      positions: { state in
        words(queries, upTo: 2).map { word in
          Update<C, Void>.all(word.map { Update.query($0).map { _ in } }).run(state).position
        }.distinct()
      }
    )
    precondition(
      states.contains { samples.positions($0).count > 1 },
      "laws about moves need a query that leads to another state")
    return samples
  }
}

/// Returns all lists of at most `length` letters, the empty one first.
private func words<Letter>(_ letters: [Letter], upTo length: Int) -> [[Letter]] {
  var all: [[Letter]] = [[]]
  var longest = all
  for _ in 0..<length {
    longest = longest.flatMap { word in letters.map { word + [$0] } }
    all += longest
  }
  return all
}

extension Array where Element: Hashable {
  /// Returns each element once, in the order of first occurrence.
  fileprivate func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
