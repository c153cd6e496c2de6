// The end of a driver.
extension Engine {
  /// Whether the driver was stopped: nothing comes in from outside any more.
  var isStopped: Bool { gate.has(.stopped) }

  /// Whether the driver was stopped during the current send. The send then ends immediately.
  var isCut: Bool { gate.has(.cut) }

  /// Stops the driver. A send under way ends where it is.
  ///
  /// A user's closure may call this in the middle of a send. So the tree is taken apart only when
  /// nobody further up the stack walks through it any more.
  func stop() {
    guard !isStopped else { return }
    let isInside = isBusy
    gate.set([.stopped, .cut, .busy])
    if !isInside { finish() }
  }

  /// Stops a driver that was released, in the isolation of its owner: at once if the caller has that
  /// isolation or the owner is deallocated, and otherwise in the owner's next turn.
  func stopInIsolation() {
    #if hasFeature(Embedded)
      stop()
    #else
      // The gate belongs to the owner, who may be at work now. So it is read in `stop()` alone.
      guard let owner = mailbox.presentOwner else { return stop() }
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        stopAtOnceOrLater(owner)
      } else {
        // These systems cannot tell whether the caller has the owner's isolation. Usually it has.
        stop()
      }
    #endif
  }

  /// Takes a stopped driver apart, once no effect of it is to be finished any more.
  func windUp() {
    if isCut {
      gate.clear(.cut)
      dropWhatWaits(all: false)
      onFlush = nil
      aroundViews = nil
      if let departure, departure.begin(self) { doWork() }
    }
    if let departure, departure.isUnderWay(self) { return }
    let left = departure
    departure = nil
    left?.each { $0.cancelAll() }
    mailbox.close()
    root?.tearDown()
    root = nil
    forgetRequester()
    dropWhatWaits(all: true)  // what cancelling asked for
    unreconciled = []
    watching = []
    sends.endWaits(all: true)
    #if !hasFeature(Embedded)
      left?.whenOver?()
    #endif
  }

  /// Drops what waits in the send at hand.
  ///
  /// - Parameter all: whether what outlives the send is dropped too.
  private func dropWhatWaits(all: Bool) {
    steps.removeAll()
    starts.removeAll()
    hasToCancel = false
    for _ in 0..<later.count {
      guard let step = later.next(), !all, case .runAnyway = step.content else { continue }
      later.append(step)
      // It may have been cut off in a round that had nothing else to do.
      gate.set(.work)
    }
  }
}
