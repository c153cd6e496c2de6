extension Effect {
  /// An effect of a child on its way up. It finds the child's instance and has that carry out the
  /// effect.
  typealias Below = @Sendable (TypedNode<State, Input>, World, Sequel?) -> Void

  /// Work, and how it becomes a running effect.
  ///
  /// `@unchecked Sendable` as its class is: the only stored properties are `Sendable`.
  class Working: Storage, @unchecked Sendable {
    private final let ownID: EffectID?
    private final let ownQueue: Queue?
    final let limits: WorkLimits<Input>?
    final let body: Body

    init(_ id: EffectID?, _ queue: Queue?, _ limits: WorkLimits<Input>?, _ body: Body) {
      Reachable.noteEffects()
      self.ownID = id
      self.ownQueue = queue
      self.limits = limits
      self.body = body
      super.init(.work)
    }

    final override var id: EffectID? { ownID }

    final override var queue: Queue? { ownQueue }

    /// Makes the running effect that does it.
    func run(at instance: TypedNode<State, Input>) -> RunningWork<State, Input> {
      RunningWork(self, limits: limits, of: instance)
    }
  }

  /// Work that may go on after its part or its driver was left.
  ///
  /// Like `FinishingWork`, it is a class of its own, so that a program without such work does not
  /// carry it.
  final class FinishingWorking: Working, @unchecked Sendable {
    override func run(at instance: TypedNode<State, Input>) -> RunningWork<State, Input> {
      let engine = instance.engine
      if engine.departure == nil { engine.departure = FinishingDeparture() }
      return FinishingWork(self, limits: limits, of: instance)
    }
  }

  #if !hasFeature(Embedded)
    /// Work that says what becomes of it if its process ends first.
    final class FatedWorking: Working, @unchecked Sendable {
      override func run(at instance: TypedNode<State, Input>) -> RunningWork<State, Input> {
        let engine = instance.engine
        if limits?.grace != nil, engine.departure == nil { engine.departure = FinishingDeparture() }
        return FatedWork(self, limits: limits, of: instance)
      }
    }
  #endif
}
