#if Server
  import ArcoHTML
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
      // It may have ended by that.
      guard case .unclaimed = phase else { return nil }
      phase = .unclaimed(since: time.now())
      let markup = page.repaint()
      painted = page.nodeCount
      // Nobody has any patch of what was painted before.
      window = PatchWindow(limit: limits.window)
      rearm()
      return FirstPaint(
        markup: markup, nodes: painted, forms: page.formNumbers, address: page.address,
        head: page.head)
    }

    /// What came of a form that a browser sent by itself.
    struct FormOutcome {
      /// Why it had no effect; nil where it had one.
      var refusal: EventRefusal?
      /// Where the page is then, if it has an address of its own.
      var address: String?
    }

    /// Hands a form over that the browser sent by itself, and waits while the page says that it is busy,
    /// for `limits.answer` at most. The page is in use meanwhile, whatever the limits of waiting are.
    ///
    /// - Parameter isKept: whether the page is kept for what comes next.
    func submit(_ number: Int, _ body: FormBody, isKept: Bool) async -> FormOutcome {
      if isKept { becomePlain() }
      formsInHand += 1
      let refusal = await handle(number, body)
      formsInHand -= 1
      if isKept { becomePlain() } else { rearm() }
      return FormOutcome(refusal: refusal, address: page?.address)
    }

    private func handle(_ number: Int, _ body: FormBody) async -> EventRefusal? {
      guard isStillTheirs(), let page else { return .gone }
      guard events.take(at: time.now()) else { return .tooMany }
      var submission = Submission()
      for field in body.fields { submission.append(name: field.name, value: field.value) }
      let event = Event(node: number, kind: .submit, payload: .fields(submission))
      let refusal = marked(InHand.effect) { page.receive(event, by: .current) }
      if let refusal { return refusal }
      // What effects said at once belongs to the answer.
      page.takeMail()
      let end = time.now() + limits.answer
      var looked: Int?
      while let page = self.page, time.now() < end {
        // Asks the page again only after a change.
        if looked != changes {
          looked = changes
          guard page.isBusy else { break }
        }
        do { try await time.sleep(time.now() + .milliseconds(20)) } catch { break }
      }
      return nil
    }

    /// Notes that the browser runs no script: the page is kept as one that somebody uses.
    func becomePlain() {
      guard case .unclaimed = phase else { return }
      isPlain = true
      phase = .unclaimed(since: time.now())
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

    package var formNumbers: [Int] {
      inspect { document in
        document.inspection().filter { $0.tag == "form" }.map { $0.number }
      }
    }

    package var isBusy: Bool {
      inspect { document in
        document.inspection().contains { node in
          node.attributes.contains { $0.name == "aria-busy" && $0.value == "true" }
        }
      }
    }
  }
#endif
