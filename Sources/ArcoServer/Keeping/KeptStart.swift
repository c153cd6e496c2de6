#if Server
  public import ArcoCore
  public import ArcoHTML
  import ArcoStore
  public import ArcoWeb

  /// The data from which a kept page is restored: the state of its last snapshot, and the inputs
  /// since then.
  @usableFromInline
  package struct KeptStart: Sendable {
    /// The encoded state of the snapshot, as `PageRecord.state` wrote it.
    package var state: [UInt8]
    /// The encoded inputs since the snapshot, in order, as `PageRecord.takeSteps` wrote them.
    package var steps: [[UInt8]] = []
    /// The digest of the state after all inputs. If the restored state has another digest, it is
    /// not used.
    package var digest: UInt64
    /// The version of the state's type.
    package var version = Int.max
    /// The effects that were running when the server ended.
    package var fates: [KeptFate] = []

    package init(state: [UInt8], steps: [[UInt8]] = [], digest: UInt64) {
      self.state = state
      self.steps = steps
      self.digest = digest
    }
  }

  /// The reason why a page cannot be restored to the state that the browser shows.
  package enum KeptFault: Error, Equatable, Sendable {
    /// The state of the snapshot cannot be decoded.
    case unreadable(String)
    /// The state of the snapshot can be decoded, but the inputs since then cannot.
    case unreadableInputs(String)
    /// The inputs were applied again, and led to a state with another digest than before.
    case anotherState
  }

  extension KeptStart {
    /// Returns the restored state: the inputs are applied again to the snapshot's state, and their
    /// effects do not start.
    ///
    /// The inputs are applied to a temporary driver whose views run, because faces may attach
    /// children in their views. Effects that start with the state, such as `alive` effects, start
    /// only later, in the driver of the page.
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
