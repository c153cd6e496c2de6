public import ArcoCore

extension DraftForm where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
  /// Makes a field that is looked at by its format alone.
  ///
  ///     let age = FormField<Void, Int, Complaint>(.integer(in: 13...120), checked: .asTyped)
  ///
  /// - Parameter timing: when the field says what is wrong.
  public init(_ format: some FieldFormat<Value>, checked timing: FieldTiming = .onLeave)
  where World == Void {
    self.init(format, timing, pausing: .zero, ask: nil)
  }

  /// Makes a field whose value is asked about elsewhere, with callbacks.
  ///
  /// - Parameters:
  ///   - pause: how long nobody may have written before the question is asked; no time by default.
  ///   - asking: asks, and calls back with why the value is refused, or nil. A newer question
  ///     cancels an older one, and the answer to that is not heard.
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
    /// Makes a field whose value is asked about elsewhere.
    ///
    ///     let email = FormField(EmailAddress.format, after: .milliseconds(300)) {
    ///       (world: SignUpWorld, email) in
    ///       await world.isTaken(email) ? Complaint.taken : nil
    ///     }
    ///
    /// The question is asked when the field is looked at, once for each text that is a value. A form
    /// that is submitted waits for the answer. The draft says whether a question is out, so one that
    /// comes back without its answer, by undo or with a kept page, asks again.
    /// - Parameters:
    ///   - pause: how long nobody may have written before the question is asked; no time by default.
    ///   - asking: returns why the value is refused, or nil. A newer question cancels an older one,
    ///     and the answer to that is not heard.
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
  /// Makes the draft of a value, as its format writes it.
  ///
  ///     let age = FieldDraft<Complaint>(18, as: .integer(in: 13...120))
  public init<Value>(_ value: Value, as format: some FieldFormat<Value>, row: Int? = nil) {
    self.init(format.write(value), row: row)
  }
}
