public import ArcoWorld

extension RandomSource {
  /// Makes a source of the random numbers of a seed, the same in each run, for the world of a test.
  ///
  ///     let world = World(random: .seeded(7), ids: .random(.seeded(7)))
  public static func seeded(_ seed: UInt64) -> RandomSource {
    RandomSource(SeededRandom(seed: seed))
  }
}
