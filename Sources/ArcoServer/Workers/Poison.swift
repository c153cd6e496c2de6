#if Server
  public import ArcoStore
  import ArcoHTML
  import ArcoWeb
  import Logging

  extension Workers {
    /// A recording for a test: an input that ended its worker twice by a crash or a hang, and the
    /// state before it.
    ///
    ///     let poison = try await Workers.Poison("5f…-7", in: MemorySessionStore())
    ///     let shown = try await poison?.replayed(
    ///       on: Screen(coffee(), state: Brew(), keeping: .inputs(as: "coffee")))
    ///
    /// The log gives the id when the input is refused. The recording lies in the site's store as a
    /// session of its own: it expires like a session, and is removed with all sessions of its
    /// subject.
    public struct Poison: Codable, Equatable, Sendable {
      /// The id in the store: the session's id and the client's reference of the input.
      public let id: String
      /// The component that ran in the session.
      public let component: String
      /// The build that the worker ran (``Site/Configuration/build``).
      public let build: String
      /// The state before the input, as JSON.
      public let state: [UInt8]
      let digest: UInt64
      /// The index of the event's element, in document order; nil for the page itself, and for an
      /// element that the page does not have.
      let element: Int?
      /// The encoded event, as received.
      let event: [UInt8]

      /// The reason why a recording cannot be replayed.
      public enum Fault: Error, Equatable, Sendable {
        /// The recording does not fit the screen: it is of another component, or the type of the
        /// state has changed.
        case unreadable(String)
        /// The page refuses the event.
        case refused
      }

      /// Reads a recording; nil if the store has none with this id.
      public init?(_ id: String, in store: any SessionStore) async throws(StoreError) {
        guard let history = try await store.load(id, for: "replay", at: 0),
          let poison: Poison = try? KeptCoding.value(history.session.snapshot.payload)
        else { return nil }
        self = poison
      }

      package init(
        id: String, component: String, build: String, state: [UInt8], digest: UInt64, element: Int?,
        event: [UInt8]
      ) {
        self.id = id
        self.component = component
        self.build = build
        self.state = state
        self.digest = digest
        self.element = element
        self.event = event
      }

      /// Handles the input again, and returns the page's new markup. Pass a screen with the
      /// component and the `keeping:` of the recorded page.
      ///
      /// If the bug is still there, this crashes the test process.
      public func replayed(on screen: Screen) async throws(Fault) -> String {
        try await Replayer().replay(self, on: screen)
      }

      /// The isolation of a replay.
      private actor Replayer {
        func replay(_ poison: Poison, on screen: Screen) throws(Fault) -> String {
          guard let kept = screen.kept else { throw .unreadable("The screen keeps nothing.") }
          let page: Page
          do {
            page = try kept.start(
              self, "/", KeptStart(state: poison.state, digest: poison.digest), { _ in }
            ).0
          } catch {
            throw .unreadable("\(error)")
          }
          _ = page.markup()
          var reader = ByteReader(poison.event)
          guard let event = try? Event(from: &reader) else {
            throw .unreadable("The event is cut short.")
          }
          let numbers = page.elementNumbers
          let node = poison.element.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil }
          let again = Event(node: node ?? event.node, kind: event.kind, payload: event.payload)
          guard page.receive(again) == nil else { throw .refused }
          defer { page.close() }
          return String(decoding: page.markup(), as: UTF8.self)
        }
      }
    }
  }

  extension Session {
    /// Records an input that is refused from now on, and the state that it would have met.
    func quarantine(_ reference: Int, _ event: Event?, on patch: Int) {
      guard let journal, let page, let event else {
        return log.write(
          .error, "quarantine", times: ClientLog.some,
          "An input crashed or hung its worker twice and is refused. Its page is not kept, so there is no recording.",
          ["session.id": "\(id)"])
      }
      var writer = ByteWriter()
      event.write(to: &writer)
      let numbers =
        patch < renumbered ? page.formerElementNumbers ?? [] : page.elementNumbers
      let name = "\(id)-\(reference)"
      do {
        let poison = Workers.Poison(
          id: name, component: journal.component, build: journal.keeper.build,
          state: try journal.record.state(), digest: try journal.record.digest(),
          element: numbers.firstIndex(of: event.node), event: writer.bytes)
        journal.keeper.keep(poison, try KeptCoding.bytes(poison), of: subject?.id)
        log.write(
          .error, "quarantine", times: ClientLog.some,
          "An input crashed or hung its worker twice and is refused. To replay it in a test, load the Workers.Poison \(name)."
        )
      } catch {
        log.write(
          .error, "quarantine", times: ClientLog.some,
          "An input crashed or hung its worker twice and is refused. It could not be recorded: \(error)"
        )
      }
    }
  }

  extension SessionKeeper {
    fileprivate func keep(_ poison: Workers.Poison, _ payload: [UInt8], of subject: String?) {
      queue.add(
        .begin(
          KeptSession(
            id: poison.id, component: "poison of \(poison.component)", version: 1, build: build,
            subject: subject, created: now, expires: expiry, owner: owner,
            snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: payload))))
    }
  }
#endif
