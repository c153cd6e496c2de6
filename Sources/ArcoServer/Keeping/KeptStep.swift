#if Server
  import ArcoStore

  /// A step that changed the state of a kept page.
  @usableFromInline
  enum KeptStep<State, Input> {
    /// An input, as the root takes it.
    case input(Input)
    /// Something else happened, that left this state.
    case state(State)
  }

  extension KeptStep: Sendable where State: Sendable, Input: Sendable {}

  extension KeptStep: Codable where State: Codable, Input: Codable {
    private enum Key: String, CodingKey {
      case input = "i"
      case state = "s"
    }

    @usableFromInline
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if container.contains(.input) {
        self = .input(try container.decode(Input.self, forKey: .input))
      } else {
        self = .state(try container.decode(State.self, forKey: .state))
      }
    }

    @usableFromInline
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .input(let input): try container.encode(input, forKey: .input)
      case .state(let state): try container.encode(state, forKey: .state)
      }
    }
  }

  /// How steps are written: only where inputs can be is there a way.
  @usableFromInline
  struct StepCoding<State, Input>: Sendable {
    let write: @Sendable ([KeptStep<State, Input>]) throws -> [UInt8]
    let read: @Sendable ([UInt8]) throws -> [KeptStep<State, Input>]

    init() where State: Codable & SendableMetatype, Input: Codable & SendableMetatype {
      write = { try KeptCoding.bytes($0) }
      read = { try KeptCoding.value($0) }
    }
  }
#endif
