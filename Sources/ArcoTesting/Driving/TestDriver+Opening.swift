import ArcoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Makes a driver for a test of what begins somewhere, with what its face attaches.
  ///
  ///     let test = TestDriver(ZipperComponent(["Name", "Address"], render: page))
  ///     try test.send(.right) { $0.move(to: 1) }
  ///
  /// - Parameters:
  ///   - strictness: exhaustive by default.
  ///   - time: another than its own, where the world has a clock of it.
  public convenience init<Content>(
    _ opening: Opening<World, State, Input, Content>,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime()
  ) {
    self.init(
      opening.component, state: opening.state, world: opening.world, strictness: strictness,
      time: time)
  }
}
