public import ArcoComonads

extension ContainerSamples where C == Identities {
  /// The one shape and the one position.
  public static var identity: ContainerSamples {
    ContainerSamples(shapes: .just(One()), positions: { _ in [One()] })
  }
}

extension ContainerSamples where C == Zippers {
  /// Rows of two elements and more, at every place.
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
  /// States, each reached from each.
  ///
  /// - Parameter states: at least two.
  public static func store<Value: Hashable & Sendable>(_ states: [Value]) -> ContainerSamples
  where C == Stores<Value> {
    precondition(states.count > 1, "laws of moves say nothing without two states")
    return ContainerSamples(shapes: .element(of: states), positions: { _ in states })
  }

  /// Surroundings, each with its one position.
  ///
  /// - Parameter values: at least two.
  public static func env<Value: Hashable & Sendable>(_ values: [Value]) -> ContainerSamples
  where C == Envs<Value> {
    precondition(values.count > 1, "laws of surroundings say nothing without two of them")
    return ContainerSamples(shapes: .element(of: values), positions: { _ in [One()] })
  }

  /// What can be told.
  ///
  /// - Parameter values: `empty` among them; of a monoid that is not commutative, or a wrong order goes
  ///   unseen.
  public static func traced<Value: Monoid & Hashable & Sendable>(
    _ values: [Value]
  ) -> ContainerSamples where C == Traces<Value> {
    precondition(values.count > 1, "laws of moves say nothing without two values")
    precondition(values.contains(.empty), "staying is telling nothing: give the empty value, too")
    return ContainerSamples(shapes: .just(One()), positions: { _ in values })
  }

  /// Machines, at all that words of up to two inputs lead to.
  ///
  /// - Precondition: from some state an input leads to another.
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
      "laws of moves say nothing where no input leads to another state")
    return samples
  }

  /// Springs, up to three steps ahead.
  ///
  /// - Precondition: from some seed the next is another.
  public static func stream<Seed: Hashable & Sendable>(
    _ seeds: [Seed],
    next: @escaping @Sendable (Seed) -> Seed
  ) -> ContainerSamples where C == Streams<Seed> {
    precondition(
      seeds.contains { next($0) != $0 }, "laws of moves say nothing where each seed follows itself")
    return ContainerSamples(
      shapes: Generator<Seed>.element(of: seeds).map { Spring(seed: $0, next: next) },
      positions: { spring in (0...3).map { spring.ahead($0) } },
      name: { String(reflecting: $0.seed) }
    )
  }

  /// Machines that answer, at all that up to two queries lead to.
  ///
  /// - Precondition: from some state a query leads to another.
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
      "laws of moves say nothing where no query leads to another state")
    return samples
  }
}

/// All words of up to so many letters, the empty one first.
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
  /// Each element once, in the order of the first.
  fileprivate func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
