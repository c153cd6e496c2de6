#if Server
  import ArcoCore
  import ArcoStore
  import ArcoWeb
  import Logging

  extension Session {
    /// Begins to listen to what is to be kept of the page.
    func listen(to record: any PageRecord, _ screen: KeptScreen, _ keeper: SessionKeeper) {
      let journal = Journal(
        keeper, record, id: id, subject: subject?.id, component: screen.component,
        version: screen.version)
      self.journal = journal
      keeper.sayLocal(screen.component, record.localTypes)
      record.onNews = { self.hearNews() }
    }

    /// Keeps nothing from now on. The record's closure holds this session: breaks the cycle.
    func letGoOfJournal() {
      journal?.record.onNews = nil
      journal = nil
    }

    private func hearNews() {
      guard let journal else { return }
      guard journal.isBegun else { return journal.record.dropSteps() }
      if !isReceiving { keepSoon() }
    }

    /// Keeps what happens now once it has happened, and tells the client then.
    func keepSoon() {
      guard let journal, !journal.isExpected else { return }
      journal.isExpected = true
      // Detached, as a task keeps what is local to the one that it begins in.
      Task.detached { await self.keepNow() }
    }

    private func keepNow() {
      journal?.isExpected = false
      flush()
    }

    /// Hands what happened since it was kept last to the store.
    ///
    /// - Parameter isTelling: whether the client is told now of the page built anew.
    func keep(isTelling: Bool = false) {
      guard let journal, journal.isBegun, page != nil, !isHeld(journal) else { return }
      if !isTelling, journal.isPostponing { return journal.postpone() }
      let standing = standing(since: journal, isTelling: isTelling)
      let isNews =
        journal.hasNews || ledger.applied > journal.reference
        || standing != journal.standing || journal.areFatesNews || journal.isRenewalDue
      if isNews || journal.isBehind(window.last) {
        hand(over: standing, of: journal)
      } else if !journal.isWaiting {
        // Patches that tell of nothing new need not be kept.
        journal.allow(patch: window.last)
        journal.record.starts.begin(upTo: .max)
      }
    }

    /// Whether nothing is kept for now, since the client has not acknowledged the last renumbering.
    ///
    /// If this server is killed meanwhile, the next server starts from the same snapshot and makes the same
    /// numbers. So the next server understands the client, whether the client has these numbers or the former
    /// ones. A client that sends many events and no acknowledgement is not waited for.
    private func isHeld(_ journal: Journal) -> Bool {
      areNumbersUnanswered && ledger.applied - journal.reference <= limits.window.patches
    }

    private func hand(
      over standing: Standing, of journal: Journal, isLast: Bool = false,
      whenKept: (@Sendable () -> Void)? = nil
    ) {
      let reference = ledger.applied
      let (patch, generation) = (window.last, journal.generation)
      let starts = journal.record.starts.count
      do {
        let change = try journal.change(to: standing, reference: reference, isLast: isLast)
        if journal.record.hasLocalChanges {
          journal.keeper.sayLocal(journal.component, journal.record.localTypes)
        }
        if journal.record.hasUntoldFate { journal.keeper.sayUntold(journal.component) }
        let bytes = change.payloadBytes
        journal.wait(for: patch, bytes: bytes)
        journal.keeper.queue.add(change) { [answers = journal.answers] refusal in
          whenKept?()
          let isFirst = answers.withLock { waiting in
            waiting.append(
              KeptAnswer(
                reference: reference, patch: patch, generation: generation, bytes: bytes,
                starts: starts, refusal: refusal))
            return waiting.count == 1
          }
          if isFirst { Task.detached { await self.hear(answers) } }
        }
      } catch {
        sayUnwritten("\(error)")
        stopKeeping()
        whenKept?()
      }
    }

    private func sayUnwritten(_ why: String) {
      log.write(
        .error, "unwritten", times: ClientLog.some,
        "A page's state could not be saved, and the page goes on in memory only: \(why)",
        ["session.id": "\(id)"])
    }

    private func stopKeeping() {
      guard let journal else { return }
      if let removal = journal.removal() { journal.keeper.queue.add(removal) }
      letGoOfJournal()
      journal.record.starts.release()
    }

    private func hear(_ answers: Locked<[KeptAnswer]>) {
      let heard = answers.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for answer in heard { hear(answer) }
    }

    private func hear(_ answer: KeptAnswer) {
      guard let journal else {
        if answer.refusal == nil { concluded?.begin(upTo: answer.starts) }
        return
      }
      guard let refusal = answer.refusal else {
        journal.kept(
          reference: answer.reference, patch: answer.patch, generation: answer.generation,
          bytes: answer.bytes)
        journal.record.starts.begin(upTo: answer.starts)
        return flush()
      }
      if case .unwritable(let why) = refusal {
        sayUnwritten(why)
        stopKeeping()
        return flush()
      }
      // Whatever the reason, what this page shows is not what is kept. Nothing of it was told.
      log.write(
        .warning, "taken over", times: ClientLog.some,
        "A page was ended, since another server took over its session or removed it: \(refusal)",
        ["session.id": "\(id)"])
      letGoOfJournal()
      end(.takenOver)
    }

    /// Where the client stands, as far as the page as it is now is concerned.
    private func standing(since journal: Journal, isTelling: Bool = false) -> Standing {
      var standing = journal.standing
      standing.refusals = refusals.all
      guard let page else { return standing }
      if seen < renumbered, let former = page.formerElementNumbers {
        // The client uses the former numbers until it acknowledges the new ones.
        let content = StateDigest.of(bytes: page.markup())
        if content != standing.content {
          standing.content = content
          standing.isShown = false
          standing.isTold = false
          standing.numbers = former
        }
        if isTelling { standing.isTold = renumbered == standing.patch + 1 }
        return standing
      }
      if window.isRebuildDue {
        // What the page shows is not what the client does.
        standing.content = nil
        standing.numbers = []
      } else {
        let isRenumbered =
          standing.patch != window.last || standing.renumbered != renumbered
          || standing.content == nil || !standing.isShown
        if isRenumbered { standing.numbers = page.elementNumbers }
        // What is typed is in the page's content, and in no patch.
        if isRenumbered || journal.hasNews {
          standing.content = StateDigest.of(bytes: page.markup())
        }
      }
      standing.isShown = true
      standing.patch = window.last
      standing.renumbered = renumbered
      return standing
    }

    /// Keeps the last of a page that ends, or forgets it.
    ///
    /// - Parameter whenKept: called once all of it is kept, where that is to be waited for.
    func conclude(forGood: Bool, whenKept: (@Sendable () -> Void)? = nil) {
      guard let journal, journal.isBegun else {
        whenKept?()
        return
      }
      journal.record.starts.end()
      if forGood {
        stopKeeping()
        whenKept?()
        return
      }
      if whenKept != nil || !journal.isStored || journal.hasEvents || journal.hasNews
        || ledger.applied > journal.reference || journal.areFatesNews
      {
        hand(over: standing(since: journal), of: journal, isLast: true, whenKept: whenKept)
      }
      letGoOfJournal()
      if let claim = journal.claimOfStored {
        journal.keeper.rest(claim, of: client, for: subject?.id)
      }
      if journal.isWaiting {
        concluded = journal.record.starts
      } else {
        journal.record.starts.release()
      }
    }
  }

  extension Session {
    /// Accepts the claim of a client that it has patches of the killed server, which that server
    /// never heard were shown. The page is rebuilt, and events that were made on those patches find
    /// no element.
    ///
    /// Before the first join, no client has a patch of this server, so a patch with one of its numbers
    /// came from the former server. Every server that starts from the same committed state renumbers the
    /// nodes in the same way: by a `renumber`, or by a rebuild.
    func acceptReceipt(of received: Int) {
      guard joins == 0, seen < renumbered, received >= renumbered else { return }
      if received == renumbered {
        if window.next() != nil { return }
        if isAsTold { return expectPatches(after: received, isRebuildDue: false) }
      }
      guard journal != nil else { return }
      // A number of the wire, so the next one is no more than 2^31. A page with such numbers ends at the next flush.
      expectPatches(after: received, isRebuildDue: true)
      renumbered = received + 1
      oldest = renumbered
    }

    private func expectPatches(after received: Int, isRebuildDue: Bool) {
      window = PatchWindow(limit: limits.window, last: received, isRebuildDue: isRebuildDue)
      areNumbersUnanswered = !isRebuildDue
    }

    /// Tells the page what became of the effects that ran when its server ended.
    func meet(_ fates: [KeptFate]) {
      guard let journal, !fates.isEmpty else { return }
      let left = journal.record.meet(fates)
      guard left > 0 else { return }
      log.write(
        .error, "fates", times: ClientLog.some,
        """
        \(left) effects were running when a page's server ended, and the page did not get their inputs: this \
        build cannot decode them.
        """, ["session.id": "\(id)"])
    }

    /// Ends without a trace: what is kept stays as it is.
    func abandon() {
      letGoOfJournal()
      end(.done)
    }

    /// Builds the page again that a session was, for its client to come back to. Returns false if the page ended while
    /// it was made; then the store forgets the session.
    func paint(
      _ screen: Screen, at address: String, from history: KeptHistory, _ start: KeptStart,
      _ last: Standing, reference: Int, without poisoned: Set<Int> = []
    ) throws(KeptFault) -> Bool {
      self.poisoned = poisoned
      return try marked(CrashMarker.beginning, isKept: true) { () throws(KeptFault) in
        try carryOn(screen, at: address, from: history, start, last, reference: reference)
      }
    }

    private func carryOn(
      _ screen: Screen, at address: String, from history: KeptHistory, _ start: KeptStart,
      _ last: Standing, reference: Int
    ) throws(KeptFault) -> Bool {
      // Whoever ended it meanwhile left the kept session as it is: the client asks for it again.
      guard case .unclaimed = phase, page == nil else { return true }
      let page = try make(screen, at: address, from: start)
      self.page = page
      // What is alive by the kept state may have ended the page, before anything could be forgotten.
      if case .ended = phase {
        journal?.carryOn(history, last, start.fates, reference: reference)
        conclude(forGood: true)
        letGo()
        return false
      }
      painted = page.nodeCount
      page.onPatch = { operations in self.put(operations) }
      ledger = ReferenceLedger(applied: reference)
      for refusal in last.refusals { refusals.append(refusal) }
      // A client that shows the same keeps its nodes, and the next patch numbers them anew. Another one
      // gets a rebuild as its next patch. What comes before was made by the numbers from before.
      let isSame = last.content == StateDigest.of(bytes: page.markup())
      window = PatchWindow(
        limit: limits.window, last: last.patch, isRebuildDue: !(isSame && last.isShown))
      // `KeptPayload` reads it as a number of the wire, so the next one is no more than 2^31.
      renumbered = last.patch + 1
      oldest = last.renumbered
      let operations = page.recall(isSame ? last.numbers : [])
      window.put(operations, applied: reference)
      journal?.carryOn(history, last, start.fates, reference: reference)
      journal?.keeper.wake(history.session.claim)
      if window.isRebuildDue {
        isAsTold = isSame && last.isTold
      } else {
        areNumbersUnanswered = true
        // This patch depends only on committed changes. Later patches do not.
        journal?.allow(patch: renumbered)
      }
      meet(start.fates)
      keepSoon()
      rearm()
      if case .ended = phase { return false }
      return true
    }
  }
#endif
