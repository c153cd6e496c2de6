public import ArcoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Makes a driver for a test of a component, including the children that its face attaches.
  ///
  ///     let test = TestDriver(formPage(), state: Form(), world: Server(reply: .ok))
  ///
  /// Inputs of a face's local state do not pass the root: they are applied without an assertion.
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

  /// Makes a driver for a test of a component that needs no world, including the children that its
  /// face attaches.
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

  /// Makes a driver for a test of a program, including the children that its face attaches.
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

  /// Makes a driver for a test of a program. The test asserts a value that is derived from the
  /// program's state.
  ///
  ///     let total = MooreComponent(
  ///       initialState: 0, update: { (total: inout Int, paid: Int) in total += paid }, render: totalView)
  ///     let test = TestDriver(total, seeing: { $0.position.state })
  ///     try test.send(5) { $0 = 5 }
  ///
  /// - Parameter look: returns the value to assert. For example, the state of a machine contains
  ///   functions and cannot be compared; return the current state of the machine instead.
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
