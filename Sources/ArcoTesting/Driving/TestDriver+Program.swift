public import ArcoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Makes a driver for a test of a component, with what its face attaches.
  ///
  ///     let test = TestDriver(formPage(), state: Form(), world: Server(reply: .ok))
  ///
  /// What a face keeps for itself has no input at the root: it is applied unseen.
  public convenience init<Content>(
    _ component: Component<World, State, Input, Content>,
    state: State,
    world: World,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime(),
    report: ((TestMismatch) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      Program(component, state: state, world: world), strictness: strictness, time: time,
      report: report, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a driver for a test of a component that needs no world, with what its face attaches.
  public convenience init<Content>(
    _ component: Component<World, State, Input, Content>,
    state: State,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime(),
    report: ((TestMismatch) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where World == Void {
    self.init(
      Program(component, state: state), strictness: strictness, time: time, report: report,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a driver for a test of a program, with what its face attaches.
  public convenience init<Content>(
    _ program: Program<World, State, Input, Content>,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime(),
    report: ((TestMismatch) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      program, seeing: { $0 }, strictness: strictness, time: time, report: report,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a driver for a test of a program, which asserts what it sees of the program's state.
  ///
  ///     let total = MooreComponent(
  ///       initialState: 0, update: { (total: inout Int, paid: Int) in total += paid }, render: totalView)
  ///     let test = TestDriver(total, seeing: { $0.position.state })
  ///     try test.send(5) { $0 = 5 }
  ///
  /// - Parameter look: returns what is worth asserting. The state of a machine holds functions and
  ///   cannot be compared; there, return the state that the machine has reached.
  public convenience init<Whole, Content>(
    _ program: Program<World, Whole, Input, Content>,
    seeing look: @escaping (Whole) -> State,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime(),
    report: ((TestMismatch) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let component = program.component
    self.init(
      component.dispatcher, state: program.state, world: program.world, seeing: look,
      strictness: strictness, time: time, report: report,
      origin: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { driver in
      _ = driver.show(component.face) { _ in }
    }
  }
}
