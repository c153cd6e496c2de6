#if Server
  public import ArcoCore
  public import ArcoWeb

  /// How a screen is begun whose site keeps sessions, and begun again from what was kept.
  @usableFromInline
  struct KeptScreen: Sendable {
    @usableFromInline
    typealias Start =
      @Sendable (
        isolated any Actor, _ address: String, KeptStart?, @escaping (Problem) -> Void
      ) throws -> (Page, any PageRecord)

    /// What runs in it. A session of another component is not begun again here.
    var component: String
    var version = 1
    let start: Start

    @usableFromInline
    init<State, Input>(_ state: State.Type, _ input: Input.Type, start: @escaping Start) {
      component = "\(String(reflecting: state)), \(String(reflecting: input))"
      self.start = start
    }
  }
#endif
