#if !hasFeature(Embedded)
  import Synchronization

  /// Where effects leave what the owner is to apply: first in, first out, from any thread.
  ///
  /// One task drains it, in turns of bounded length, so that the owner's own inputs come first and
  /// no effect starves the user. The mutex is the only lock of a driver.
  ///
  /// `@unchecked Sendable`: `owner` and `engine` are set once, before the first post; the
  /// rest is touched in the owner's isolation alone. The first two are weak, so that a driver
  /// owned by its own actor goes away with it.
  final class Mailbox: @unchecked Sendable {
    private struct Arrivals {
      var mail: [@Sendable () -> Void] = []
      var sleeper: UnsafeContinuation<Void, Never>?
      var isClosed = false
    }

    /// A turn applies at most so much mail before others may speak.
    private static let turn = 64

    private let arrivals = Mutex(Arrivals())
    private weak var owner: (any Actor)?
    private weak var engine: Engine?
    private var isDraining = false
    private var taken: ArraySlice<@Sendable () -> Void> = []

    init() {}

    /// Names the engine to deliver to, and the owner in whose isolation.
    func open(for engine: Engine, owner: any Actor) {
      self.engine = engine
      self.owner = owner
    }

    /// Begins to drain, unless it does already.
    func startDraining() {
      guard !isDraining else { return }
      isDraining = true
      Task { await drain() }
    }

    func post(_ mail: @escaping @Sendable () -> Void) {
      let sleeper = arrivals.withLock { arrivals -> UnsafeContinuation<Void, Never>? in
        guard !arrivals.isClosed else { return nil }
        arrivals.mail.append(mail)
        return arrivals.sleeper.take()
      }
      sleeper?.resume()
    }

    /// Ends the draining task; later mail is dropped.
    func close() {
      let sleeper = arrivals.withLock { arrivals -> UnsafeContinuation<Void, Never>? in
        arrivals.isClosed = true
        arrivals.mail = []
        return arrivals.sleeper.take()
      }
      sleeper?.resume()
    }

    /// Applies one turn's mail, in the owner's isolation; false when none is left.
    fileprivate func deliverTurn() -> Bool {
      guard let engine else { return false }
      if taken.isEmpty {
        arrivals.withLock { arrivals in
          taken = arrivals.mail[...]
          arrivals.mail = []
        }
      }
      let turn = taken.prefix(Self.turn)
      taken = taken.dropFirst(Self.turn)
      engine.deliver(turn)
      return !taken.isEmpty
    }

    private func drain() async {
      while await arrival() {
        while let owner, await owner.deliverTurn(of: self) {}
      }
    }

    /// Waits for mail; false once the mailbox is closed.
    private func arrival() async -> Bool {
      await withUnsafeContinuation { continuation in
        let isReady = arrivals.withLock { arrivals in
          if arrivals.isClosed || !arrivals.mail.isEmpty { return true }
          arrivals.sleeper = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
      return arrivals.withLock { !$0.isClosed }
    }
  }

  extension Actor {
    /// Applies one turn's mail; false when none is left.
    fileprivate func deliverTurn(of mailbox: Mailbox) -> Bool {
      mailbox.deliverTurn()
    }
  }
#else
  /// Where callbacks leave what the owner is to apply; with one thread, at once.
  ///
  /// `@unchecked Sendable`: there is one thread.
  final class Mailbox: @unchecked Sendable {
    private var engine: Engine?

    func open(for engine: Engine) { self.engine = engine }

    func startDraining() {}

    func post(_ mail: @escaping @Sendable () -> Void) {
      guard let engine else { return }
      if engine.isBusy { engine.enqueue(mail) } else { engine.deliver([mail]) }
    }

    func close() { engine = nil }
  }
#endif
