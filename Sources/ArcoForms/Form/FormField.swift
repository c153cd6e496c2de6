public import ArcoCore

extension DraftForm where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
  /// Makes a field that is checked by its format alone.
  ///
  ///     let age = FormField<Void, Int, Complaint>(.integer(in: 13...120), checked: .asTyped)
  ///
  /// - Parameter timing: the time at which the field is checked.
  public init(_ format: some FieldFormat<Value>, checked timing: FieldTiming = .onLeave)
  where World == Void {
    self.init(format, timing, pausing: .zero, ask: nil)
  }

  /// Makes a field with an asynchronous check that calls back.
  ///
  /// - Parameters:
  ///   - pause: how long the text must be unchanged before the check starts; zero by default.
  ///   - asking: starts the check, and calls back with the reason for refusing the value, or nil. A
  ///     newer check cancels an older one, and the older answer is ignored.
  public init(
    _ format: some FieldFormat<Value>, checked timing: FieldTiming = .onLeave,
    after pause: Duration = .zero,
    calling asking:
      @escaping @Sendable (World, Value, @escaping @Sendable (Reason?) -> Void) -> Cancellation
  ) where Value: Sendable {
    self.init(format, timing, pausing: pause) { value, queue in
      .callback(queue: queue) { world, out in
        asking(world, value) { refusal in
          out.send(.answer(refusal))
          out.finish()
        }
      }
    }
  }

  #if !hasFeature(Embedded)
    /// Makes a field with an asynchronous check.
    ///
    ///     let email = FormField(EmailAddress.format, after: .milliseconds(300)) {
    ///       (world: SignUpWorld, email) in
    ///       await world.isTaken(email) ? Complaint.taken : nil
    ///     }
    ///
    /// The check starts when the field is checked, once for each text that is a value. A submitted
    /// form waits for the result. The draft records whether a check runs. So a draft that is
    /// restored without the result, by undo or after a restart of the server, starts the check
    /// again.
    /// - Parameters:
    ///   - pause: how long the text must be unchanged before the check starts; zero by default.
    ///   - asking: returns the reason for refusing the value, or nil. A newer check cancels an
    ///     older one, and the older result is ignored.
    public init(
      _ format: some FieldFormat<Value>, checked timing: FieldTiming = .onLeave,
      after pause: Duration = .zero,
      asking: @escaping @Sendable (World, Value) async -> Reason?
    ) where Value: Sendable {
      self.init(format, timing, pausing: pause) { value, queue in
        .task(queue: queue) { world, out in
          out.send(.answer(await asking(world, value)))
        }
      }
    }
  #endif

  private init(
    _ format: some FieldFormat<Value>, _ timing: FieldTiming, pausing pause: Duration,
    ask: (@Sendable (Value, Queue) -> Effect<World, State, Input>)?
  ) {
    let read = { @Sendable (text: String) throws(FormatError) -> Value in try format.read(text) }
    let work = FieldWork<Value, Reason>(read: read, timing: timing, isAsking: ask != nil)
    var steps = Dispatcher<World, State, Input>.reduce { draft, input in work.update(&draft, input)
    }
    if let ask {
      let queue = Queue("field check", pause > .zero ? .debounce(pause) : .latest())
      let begin = { @Sendable (question: FieldQuestion) -> Effect<World, State, Input> in
        (try? read(question.text)).map { ask($0, queue) } ?? .send(.withdraw)
      }
      steps = steps.combine(.alive(for: { $0.question }, begin))
    }
    self.init(
      steps: steps, read: { draft in try? read(draft.text) }, parts: FormShape(field: work))
  }
}

extension FieldDraft {
  /// Makes the draft of a value. The text is the value as its format writes it.
  ///
  ///     let age = FieldDraft<Complaint>(18, as: .integer(in: 13...120))
  public init<Value>(_ value: Value, as format: some FieldFormat<Value>, row: Int? = nil) {
    self.init(format.write(value), row: row)
  }
}
