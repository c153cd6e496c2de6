// The end of a driver.
extension Engine {
  /// Whether the driver was stopped: nothing comes in from outside any more.
  var isStopped: Bool { gate.has(.stopped) }

  /// Whether the driver was stopped within the send at hand, which ends where it is.
  var isCut: Bool { gate.has(.cut) }

  /// Ends everything, from wherever it is asked for: a send under way ends where it is.
  ///
  /// A closure of a user's that is called in the middle of something may ask for it, so nothing that
  /// somebody further up still walks through is taken apart before that is over.
  func stop() {
    guard !isStopped else { return }
    let isInside = isBusy
    gate.set([.stopped, .cut, .busy])
    if !isInside { finish() }
  }

  /// Ends a driver that was stopped, or what is left of it to be finished.
  func windUp() {
    if isCut {
      gate.clear(.cut)
      dropWhatWaits()
      onFlush = nil
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
    dropWhatWaits()  // what cancelling asked for
    unreconciled = []
    watching = []
    sends.endWaits(all: true)
    #if !hasFeature(Embedded)
      left?.whenOver?()
    #endif
  }

  private func dropWhatWaits() {
    steps.removeAll()
    starts.removeAll()
    hasToCancel = false
    later.removeAll()
  }
}
