extension Outlet {
  /// Tells the interpretation which input a timer will send.
  func announce(_ input: Input) {
    #if !hasFeature(Embedded)
      running.owner.engine.interpretation.hearTimer?(input)
    #endif
  }

  /// Calls a closure after some time of the driver's clock, from any thread, unless it is
  /// cancelled.
  func wake(after wait: Duration, _ call: @escaping @Sendable () -> Void) -> Cancellation {
    let time = running.owner.engine.interpretation.time
    return time.wake(time.now() + wait, call)
  }

  /// Calls a closure at each whole period, in the owner's isolation, until it is cancelled.
  func tick(every period: Duration, _ call: @escaping () -> Void) -> Cancellation {
    let ticker = Ticker(period: period, in: running.owner.engine, tick: call)
    ticker.wait()
    return Cancellation { ticker.stopTicking() }
  }
}
