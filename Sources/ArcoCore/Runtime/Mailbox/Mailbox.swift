#if !hasFeature(Embedded)
  /// Where effects leave what the owner is to apply: first in, first out, from any thread.
  ///
  /// One task drains it, in turns of bounded length, so that the owner's own inputs come first and
  /// no effect starves the user. The lock is the only one of a driver.
  ///
  /// `@unchecked Sendable`: `owner` and `hasOwner` are set once, before the first post. All other
  /// state outside of the lock is accessed only in the owner's isolation. The reference to the owner
  /// is weak, so that an actor that owns its driver can be deallocated.
  final class Mailbox: @unchecked Sendable {
    private struct Arrivals {
      var mail: [Letter] = []
      /// Whom to deliver to; nil once the mailbox is closed. It holds the mailbox in turn:
      /// `close()` breaks the cycle.
      var recipient: MailRecipient?
      /// The draining task while it waits. It goes on with true if there is mail, and with false if
      /// the mailbox was closed.
      var sleeper: UnsafeContinuation<Bool, Never>?
    }

    /// How many letters are applied in one turn at most.
    private static let turn = 64

    private let arrivals = Locked(Arrivals())
    /// Nil for the main actor, which never goes away. A weak reference to it would make each of its
    /// uses cost more, for everybody.
    private weak var owner: (any Actor)?
    /// The same actor, held while a driver that was stopped has effects to finish.
    private var heldOwner: (any Actor)?
    /// Whether the owner is an actor that may be deallocated. `owner` is nil afterwards.
    private var hasOwner = false
    /// Whether the owner is the main actor.
    private var isMain = false
    private var isDraining = false
    /// The letters that were taken out and wait for their turn.
    private var taken: [Letter] = []
    private var delivered = 0
    /// Runs each turn, where somebody wants to know of it.
    var surroundings: ((() -> Void) -> Void)?

    init() {}

    /// Names whom to deliver to, and the owner in whose isolation.
    ///
    /// - Precondition: there is an owner. In an actor's `async init`, before the actor's properties
    ///   are all set, Swift 6.3 passes a null reference for `#isolation`, though the type is not
    ///   optional. Only a weak reference shows this: the compiler assumes that others are not null.
    func open(for recipient: MailRecipient, owner: any Actor) {
      if owner === MainActor.shared {
        isMain = true
      } else {
        self.owner = owner
        hasOwner = true
        precondition(
          self.owner != nil,
          """
          a driver was made in the `init` of an actor, which can own nothing yet: \
          declare `var driver: Driver<…>?` and make the driver in a method of the actor
          """)
      }
      arrivals.withLock { $0.recipient = recipient }
    }

    /// The owner, for work in its isolation; nil if the owner is deallocated, or if mail is taken by
    /// hand.
    var presentOwner: (any Actor)? { isMain ? MainActor.shared : owner }

    /// Names a recipient whose letters are taken by `takeAll()` and not by a task.
    func openByHand(for recipient: MailRecipient) {
      arrivals.withLock { $0.recipient = recipient }
      isDraining = true
    }

    /// Keeps the owner from going away until the mailbox is closed; false if it has gone.
    func holdOwner() -> Bool {
      heldOwner = owner
      return heldOwner != nil || !hasOwner
    }

    /// Takes what arrived.
    func takeAll() -> [Letter] {
      arrivals.withLock { arrivals in
        let mail = arrivals.mail
        arrivals.mail = []
        return mail
      }
    }

    /// Begins to drain, unless it does already.
    func startDraining() {
      guard !isDraining else { return }
      isDraining = true
      // Detached: the task also delivers the mail of later senders, and must not inherit the
      // task-local values and the priority of the first sender.
      if hasOwner {
        Task.detached { await self.drain() }
      } else {
        Task.detached { await self.drain(on: MainActor.shared) }
      }
    }

    /// Leaves a letter that is written under the lock.
    func post(_ write: () -> Letter) {
      wake { $0.mail.append(write()) }
    }

    /// Notes that a sender is over: on its last letter if that is the newest one, else in a letter
    /// of its own.
    func postEnd(of sender: Sender) {
      wake { arrivals in
        if let last = arrivals.mail.indices.last, arrivals.mail[last].sender === sender {
          arrivals.mail[last].isLast = true
        } else {
          arrivals.mail.append(Letter(sender: sender, content: .end, isLast: true))
        }
      }
    }

    /// Applies what has arrived, in the owner's isolation; what arrives meanwhile waits.
    func deliverArrived() {
      repeat { _ = deliverTurn() } while !taken.isEmpty
    }

    /// Ends the draining task, and drops mail that was not delivered and later mail.
    ///
    /// A letter retains its sender, and with the sender the engine and this mailbox. A letter that
    /// asks a question answers the question with nil when the letter is released.
    func close() {
      // What was there is released once the lock is free again.
      let last = arrivals.withLock { arrivals in
        var last = Arrivals()
        swap(&last, &arrivals)
        return last
      }
      last.sleeper?.resume(returning: false)
      heldOwner = nil
      var undelivered: [Letter] = []
      swap(&undelivered, &taken)
      delivered = 0
    }

    /// Changes what has arrived, unless the mailbox is closed, and wakes who waits for it.
    private func wake(_ change: (inout Arrivals) -> Void) {
      let sleeper = arrivals.withLock { arrivals -> UnsafeContinuation<Bool, Never>? in
        guard arrivals.recipient != nil else { return nil }
        change(&arrivals)
        return arrivals.sleeper.take()
      }
      sleeper?.resume(returning: true)
    }

    /// Applies one turn's mail, in the owner's isolation; false when none is left, and none came meanwhile.
    fileprivate func deliverTurn() -> Bool {
      let recipient = arrivals.withLock { arrivals in
        if taken.isEmpty { swap(&taken, &arrivals.mail) }
        return arrivals.recipient
      }
      guard let recipient else { return false }
      let turn = delivered..<min(delivered + Self.turn, taken.count)
      delivered = turn.upperBound
      if let surroundings {
        surroundings { recipient.deliver(taken[turn]) }
      } else {
        recipient.deliver(taken[turn])
      }
      guard delivered == taken.count else { return true }
      // At once, as a letter holds its sender. A question in it that nobody answered gets nil.
      taken.removeAll(keepingCapacity: taken.count <= Self.turn)
      delivered = 0
      // An effect that answers at once has left the next letter by now.
      return arrivals.withLock { !$0.mail.isEmpty }
    }

    /// Drains for an owner that may go away: it is not held while there is no mail.
    private func drain() async {
      while await arrival() {
        while true {
          // Without its owner, the driver applies no more mail.
          guard let owner else { return }
          guard await owner.deliverTurn(of: self) else { break }
          // If all threads are busy, other tasks that wait for the owner run only after this task
          // yields its thread.
          await Task.yield()
        }
      }
    }

    /// Drains for an owner that never goes away, without leaving its isolation.
    private func drain(on owner: isolated MainActor) async {
      while await arrival() {
        while deliverTurn() { await Task.yield() }
      }
    }

    /// Waits for mail; false once the mailbox is closed.
    private func arrival(isolation: isolated (any Actor)? = #isolation) async -> Bool {
      await withUnsafeContinuation { continuation in
        let isOpen = arrivals.withLock { arrivals -> Bool? in
          if arrivals.recipient == nil { return false }
          if !arrivals.mail.isEmpty { return true }
          arrivals.sleeper = continuation
          return nil
        }
        if let isOpen { continuation.resume(returning: isOpen) }
      }
    }
  }

  extension Actor {
    /// Applies one turn's mail; false when none is left, and none came meanwhile.
    fileprivate func deliverTurn(of mailbox: Mailbox) -> Bool {
      mailbox.deliverTurn()
    }
  }
#else
  /// Where callbacks leave what the owner is to apply; with one thread, at once.
  ///
  /// `@unchecked Sendable`: there is one thread.
  final class Mailbox: @unchecked Sendable {
    private var recipient: MailRecipient?

    func open(for recipient: MailRecipient) { self.recipient = recipient }

    func startDraining() {}

    func holdOwner() -> Bool { true }

    func post(_ write: () -> Letter) {
      if let recipient { recipient.take(write()) }
    }

    func postEnd(of sender: Sender) {
      post { Letter(sender: sender, content: .end, isLast: true) }
    }

    func close() { recipient = nil }
  }
#endif
