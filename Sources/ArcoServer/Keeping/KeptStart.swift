#if Server
  public import ArcoCore
  public import ArcoHTML
  import ArcoStore
  public import ArcoWeb

  /// What a kept page begins with: a state, and what happened since.
  @usableFromInline
  package struct KeptStart: Sendable {
    /// As `PageRecord.state` wrote it.
    package var state: [UInt8]
    /// As `PageRecord.takeSteps` wrote them, in order.
    package var steps: [[UInt8]] = []
    /// The digest of the state that comes of it.
    package var digest: UInt64
    /// The version of the state.
    package var version = Int.max
    /// The effects that ran.
    package var fates: [KeptFate] = []

    package init(state: [UInt8], steps: [[UInt8]] = [], digest: UInt64) {
      self.state = state
      self.steps = steps
      self.digest = digest
    }
  }

  /// Why a page cannot be what it was.
  package enum KeptFault: Error, Equatable, Sendable {
    /// The state is not what its type reads.
    case unreadable(String)
    /// The state is, and the inputs since are not.
    case unreadableInputs(String)
    /// Doing the inputs again led to another state than the one that was acknowledged.
    case anotherState
  }

  extension KeptStart {
    /// The state that comes of it: the inputs are done again, and no effect of theirs begins.
    ///
    /// They are done to a driver of its own that is shown, since faces may attach children to what they
    /// show. What begins with the state, such as effects `alive` it, begins once, with the state's
    /// own driver.
    @usableFromInline
    func state<World, State, Input>(
      of program: Program<World, State, Input, HTML>, _ format: KeptFormat<State, Input>,
      isolation: isolated any Actor
    ) throws -> State {
      let state: State
      var steps: [KeptStep<State, Input>] = []
      do {
        // Another version is of another program, which does no old inputs.
        if let state = try format.migrate(self) { return state }
        state = try format.read(self.state)
      } catch {
        throw KeptFault.unreadable("\(error)")
      }
      do {
        for bytes in self.steps { steps += try format.steps?.read(bytes) ?? [] }
      } catch {
        throw KeptFault.unreadableInputs("\(error)")
      }
      let end = steps.isEmpty ? state : Self.end(of: program, state, steps, isolation: isolation)
      guard try format.digest(end) == digest else { throw KeptFault.anotherState }
      return end
    }

    private static func end<World, State, Input>(
      of program: Program<World, State, Input, HTML>, _ state: State,
      _ steps: [KeptStep<State, Input>], isolation: isolated any Actor
    ) -> State {
      let driver = Driver(
        program.component.dispatcher, state: state, world: program.world, interpretation: .muted,
        onProblem: { _ in }, isolation: isolation)
      let page = Page(driver, face: program.component.face)
      let works = driver.works
      works.replay {
        for step in steps {
          switch step {
          case .input(let input): works.receive(input)
          case .state(let state): works.change { $0 = state }
          }
          works.reconcile()
        }
        works.markRewritten()
      }
      let end = driver.state
      page.close()
      return end
    }
  }
#endif
