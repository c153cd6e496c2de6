#if Server
  import ArcoCore
  import ArcoStore

  /// The store's answer to a change, and the progress of the page when the change was made.
  struct KeptAnswer: Sendable {
    let reference: Int
    let patch: Int
    let generation: Int
    let bytes: Int
    let starts: Int
    let refusal: ChangeRefusal?
  }

  /// The committed changes of a session, and the changes that wait for their commit.
  ///
  /// Invariant: every message to the client follows from committed changes. Before a client's first
  /// event nothing is committed, and nothing waits.
  final class Journal {
    let keeper: SessionKeeper
    let record: any PageRecord
    let subject: String?
    let component: String
    let version: Int
    private(set) var claim: SessionClaim
    private(set) var isBegun = false
    /// Whether the store has, or will have, a session to change.
    private(set) var isStored = false
    /// Whether another program wrote the snapshot. Inputs of this program must not follow it.
    private var isOfAnother = false
    private var sequence = 0
    private(set) var reference = 0
    private(set) var standing = Standing()
    private var fates: [KeptFate] = []
    private var fateNumbers: [Int] = []
    /// Whether something happened that only a snapshot tells.
    private var isSnapshotOwed = false
    private var snapshotBytes = 0
    /// When the store may forget the session.
    private var expires = Int.max
    private var events = 0
    private var bytes = 0
    /// The newest event and the newest patch that the client may be told of.
    private(set) var keptReference = Int.max
    private(set) var keptPatch = Int.max
    /// Grows when patches that were never sent are dropped, and their numbers used again.
    private(set) var generation = 0
    /// How many changes are on their way, their bytes, and the newest patch that they tell of.
    private var waiting = 0
    private var waitingBytes = 0
    private var awaited = 0
    /// The store's answers that the session has not read yet, in the order of the changes.
    let answers = Locked<[KeptAnswer]>([])
    /// Whether the session is to look for news soon.
    var isExpected = false

    init(
      _ keeper: SessionKeeper, _ record: any PageRecord, id: SessionID, subject: String?,
      component: String, version: Int
    ) {
      self.keeper = keeper
      self.record = record
      self.subject = subject
      self.component = component
      self.version = version
      claim = SessionClaim(id: id.description, epoch: 1)
    }

    /// Begins to keep, when the client does something for the first time.
    func begin(shown patch: Int) {
      guard !isBegun else { return }
      isBegun = true
      record.starts.hold()
      keptReference = 0
      keptPatch = patch
    }

    /// Goes on with what was loaded.
    func carryOn(
      _ history: KeptHistory, _ standing: Standing, _ fates: [KeptFate], reference: Int
    ) {
      isBegun = true
      isStored = true
      isOfAnother = history.session.build != keeper.build || history.session.version != version
      record.starts.hold()
      self.fates = fates
      claim = history.session.claim
      sequence = history.events.last?.sequence ?? history.session.snapshot.sequence
      self.reference = reference
      self.standing = standing
      snapshotBytes = history.session.snapshot.payload.count
      expires = history.session.expires
      events = history.events.count
      bytes = history.events.reduce(0) { $0 + $1.payload.count }
      keptReference = reference
      keptPatch = standing.patch
    }

    var isWaiting: Bool { waiting > 0 }

    /// Whether something happened since the last change.
    var hasNews: Bool { record.hasNews || isSnapshotOwed }

    /// Whether what happens now is left to the next change: as many changes are on their way as may be. While the
    /// store is in trouble, this is one.
    var isPostponing: Bool { isFull || isWaiting && keeper.isTroubled }

    /// Leaves what happened to the next change, however much it is.
    func postpone() {
      isSnapshotOwed = hasNews
      record.dropSteps()
    }

    /// Whether effects began or ended that say what becomes of them.
    var areFatesNews: Bool { record.fateNumbers != fateNumbers }

    /// Whether changes are on their way, and a patch is newer than they are.
    func isBehind(_ patch: Int) -> Bool { isWaiting && patch != awaited }

    func wait(for patch: Int, bytes: Int) {
      waiting += 1
      waitingBytes += bytes
      awaited = patch
    }

    /// Whether too many changes are on their way to the store. Then further events wait, and other changes are
    /// postponed, so that a page that changes faster than the store writes does not delay other pages.
    ///
    /// False while the store is in trouble, as then one change waits, whatever happens.
    var isFull: Bool {
      (waiting >= 32 || waitingBytes > max(1 << 18, 2 * snapshotBytes)) && !keeper.isTroubled
    }

    /// Whether the page's further events wait: for the store, or for the effects that the store holds up.
    ///
    /// False while no change is on its way to the store. The next change may then wait for an answer of the client,
    /// which comes after the client's events.
    var holdsBackEvents: Bool { isFull || isWaiting && record.starts.waiting >= 1_000 }

    func allow(patch: Int) { keptPatch = max(keptPatch, patch) }

    /// Invalidates every patch after one; their numbers are used again.
    func drop(after patch: Int) {
      generation += 1
      // Before the first event no patch waits for the store.
      if isBegun { keptPatch = min(keptPatch, patch) }
    }

    func kept(reference: Int, patch: Int, generation: Int, bytes: Int) {
      waiting -= 1
      waitingBytes -= bytes
      keptReference = max(keptReference, reference)
      if generation == self.generation { keptPatch = max(keptPatch, patch) }
    }

    /// Whether the events since the snapshot are so many, or so large, that a snapshot is due.
    private var isSnapshotDue: Bool {
      !isStored || isOfAnother || isSnapshotOwed || isRenewalDue || events >= 100
        || bytes >= max(4_096, 2 * snapshotBytes)
    }

    /// Whether half of the session's lifetime in the store is over. A snapshot renews the lifetime, as the
    /// client's token is renewed.
    var isRenewalDue: Bool { isStored && expires - keeper.now < keeper.lifetime / 2 }

    /// The change that keeps what happened since the last one.
    func change(
      to standing: Standing, reference: Int, isLast: Bool = false
    ) throws -> SessionChange {
      let isNew = reference > self.reference
      let digest = try record.digest()
      let known = (standing: self.standing, fates: fates)
      if areFatesNews || !record.fateNumbers.isEmpty || !fates.isEmpty {
        fateNumbers = record.fateNumbers
        fates = try record.fates()
      }
      if !isSnapshotDue, !isLast, let steps = try record.takeSteps() {
        let payload = KeptPayload(
          body: steps, digest: digest, standing: standing, fates: fates
        ).encoded(after: known)
        note(standing, reference)
        events += 1
        bytes += payload.count
        return .append(
          KeptEvent(
            sequence: sequence, reference: isNew ? reference : nil, payload: payload,
            time: keeper.now),
          to: claim)
      }
      let payload = KeptPayload(
        body: try record.state(), digest: digest, standing: standing, fates: fates
      ).encoded()
      record.dropSteps()
      note(standing, reference)
      (isOfAnother, isSnapshotOwed) = (false, false)
      snapshotBytes = payload.count
      expires = keeper.expiry
      events = 0
      bytes = 0
      let snapshot = KeptSession.Snapshot(
        sequence: sequence, reference: reference, payload: payload)
      defer { isStored = true }
      return isStored ? replacement(snapshot) : beginning(snapshot)
    }

    private func note(_ standing: Standing, _ reference: Int) {
      sequence += 1
      self.standing = standing
      self.reference = reference
    }

    private func replacement(_ snapshot: KeptSession.Snapshot) -> SessionChange {
      .replace(
        snapshot, of: claim, version: version, build: keeper.build, expires: expires)
    }

    private func beginning(_ snapshot: KeptSession.Snapshot) -> SessionChange {
      keeper.sweep()
      return .begin(
        KeptSession(
          id: claim.id, component: component, version: version, build: keeper.build,
          subject: subject, created: keeper.now, expires: expires, owner: keeper.owner,
          epoch: claim.epoch, snapshot: snapshot))
    }

    /// Whether events came after the snapshot.
    var hasEvents: Bool { isStored && events > 0 }

    /// The claim to the session; nil where it was not kept.
    var claimOfStored: SessionClaim? { isStored ? claim : nil }

    /// The change that forgets the session; nil where it was not kept.
    func removal() -> SessionChange? {
      guard isStored else { return nil }
      isStored = false
      isBegun = false
      return .remove(claim)
    }
  }

  @available(*, unavailable)
  extension Journal: Sendable {}
#endif
