#if Server
  import ArcoHTML
  import ArcoStore
  import ArcoWeb

  /// A page whose browser runs no script: it is painted anew for each request.
  extension Session {
    /// Paints the page as it is now, after somebody went to an address. Nil for a page that a connection
    /// has or had: that is not a plain one.
    func repaint(at address: String?) -> FirstPaint? {
      guard case .unclaimed = phase, isStillTheirs(), let page else { return nil }
      if let address, let here = page.address, address != here {
        _ = page.receive(
          Event(node: 0, kind: .visit, payload: .address(address, isShown: true)), by: .current)
      }
      // The visit may have ended the page, or led it to an address that its user may not see.
      guard case .unclaimed = phase, isStillTheirs() else { return nil }
      phase = .unclaimed(since: time.now())
      release()
      let markup = page.repaint()
      painted = page.nodeCount
      paintedForms = page.plainForms
      // Another tab may show an earlier paint with the same number of nodes. So each paint counts as a patch. If a tab
      // with an earlier paint gets a connection, the number of its patch is too low: the page is built anew, and earlier
      // events of the tab are refused.
      let patch = window.last + 1
      window = PatchWindow(limit: limits.window, last: patch, isRebuildDue: false)
      oldest = patch
      rearm()
      return FirstPaint(
        markup: markup, nodes: painted, forms: paintedForms, address: page.address,
        head: page.head, patch: patch)
    }

    /// The outcome of a form that a browser sent without the script.
    struct FormOutcome {
      /// Why it had no effect; nil where it had one.
      var refusal: EventRefusal?
      /// Where the page is then, if it has an address of its own.
      var address: String?
    }

    /// Hands a form over that the browser sent by itself, and waits while the page says that it is busy,
    /// for `limits.answer` at most. The page is in use meanwhile, whatever the limits of waiting are, and gives way to
    /// no other page.
    ///
    /// - Parameter isKept: whether the page is kept for what comes next.
    func submit(_ form: PlainFormID, _ body: FormBody, isKept: Bool) async -> FormOutcome {
      if isKept { becomePlain() }
      formsInHand += 1
      claim()
      let refusal = await handle(form, body)
      formsInHand -= 1
      release()
      if isKept { becomePlain() } else { rearm() }
      return FormOutcome(refusal: refusal, address: page?.address)
    }

    private func handle(_ form: PlainFormID, _ body: FormBody) async -> EventRefusal? {
      guard isStillTheirs(), let page else { return .gone }
      // The browser may show a paint before the newest, or one of a page that was made anew since.
      guard paintedForms.contains(where: { $0.number == form.number && $0.mark == form.mark })
      else { return .gone }
      guard events.take(at: time.now()) else { return .tooMany }
      var submission = Submission()
      for field in body.fields { submission.append(name: field.name, value: field.value) }
      let event = Event(node: form.number, kind: .submit, payload: .fields(submission))
      let refusal = marked(CrashMarker.effect) { page.receive(event, by: .current) }
      if let refusal { return refusal }
      // What effects said at once belongs to the answer.
      page.takeMail()
      let end = time.now() + limits.answer
      while let page = self.page, page.isBusy, time.now() < end {
        let next = time.now() + .milliseconds(20)
        guard await hearChange(by: end) else { break }
        // Looks through a page that changes all the time now and then.
        if time.now() < next { do { try await time.sleep(next) } catch { break } }
      }
      return nil
    }

    /// Waits for a change of the page, or its end. Returns false if none comes in time, or the task is cancelled.
    private func hearChange(by end: Duration) async -> Bool {
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      let number = hearers.add {
        change.yield()
        change.finish()
      }
      defer { hearers.remove(number) }
      let timer = Task.detached { [time] in
        try await time.sleep(end)
        change.finish()
      }
      defer { timer.cancel() }
      for await _ in changes { return true }
      return false
    }

    /// Notes that the browser runs no script: the page is kept as one that somebody uses.
    func becomePlain() {
      guard case .unclaimed = phase else { return }
      isPlain = true
      phase = .unclaimed(since: time.now())
      release()
      rearm()
    }
  }

  extension Page {
    package func repaint() -> [UInt8] {
      if isBarred { return [] }
      return inspect { document in
        document.renumber()
        return document.markup()
      }
    }

    package var plainForms: [PlainForm] {
      inspect { $0.forms }.map { PlainForm(number: $0.number, fields: $0.fields) }
    }

    package var isBusy: Bool { inspect { $0.isBusy } }
  }

  /// A form of a paint, as a form that a browser sends by itself names it.
  package struct PlainForm: Equatable, Sendable {
    package let number: Int
    /// A digest of the names of the form's fields. A form of another paint may have the same number.
    package let mark: String

    package init(number: Int, fields: [String]) {
      self.number = number
      let digest = StateDigest.of(bytes: fields.flatMap { Array($0.utf8) + [0] })
      mark = String(digest, radix: 16)
    }
  }

  /// The callers that wait for the next change of a page.
  struct ChangeHearers {
    private var waiting: [Int: @Sendable () -> Void] = [:]
    private var lastNumber = 0

    mutating func add(_ hear: @escaping @Sendable () -> Void) -> Int {
      lastNumber += 1
      waiting[lastNumber] = hear
      return lastNumber
    }

    mutating func remove(_ number: Int) { waiting[number] = nil }

    mutating func hear() {
      guard !waiting.isEmpty else { return }
      for hear in waiting.values { hear() }
      waiting = [:]
    }
  }
#endif
