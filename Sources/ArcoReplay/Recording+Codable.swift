#if !hasFeature(Embedded)
  /// The keys of an encoded recording.
  private enum RecordingKey: String, CodingKey {
    case format, component, start, steps, gone, attached
    // Keys of a step:
    case input, state

    /// The version of the format that is written, and the latest that is read.
    static var version: Int { 1 }

    static func component<State, Input>(_: State.Type, _: Input.Type) -> String {
      "\(State.self), \(Input.self)"
    }
  }

  extension Recording: Encodable where State: Encodable, Input: Encodable {
    /// Encodes the recording without the steps of local state.
    public func encode(to encoder: any Encoder) throws {
      var whole = encoder.container(keyedBy: RecordingKey.self)
      try whole.encode(RecordingKey.version, forKey: .format)
      try whole.encode(RecordingKey.component(State.self, Input.self), forKey: .component)
      try whole.encode(start, forKey: .start)
      try whole.encode(goneCount, forKey: .gone)
      try whole.encode(isAttached, forKey: .attached)
      var list = whole.nestedUnkeyedContainer(forKey: .steps)
      for step in steps {
        switch step {
        case .input(let input):
          var item = list.nestedContainer(keyedBy: RecordingKey.self)
          try item.encode(input, forKey: .input)
        case .state(let state):
          var item = list.nestedContainer(keyedBy: RecordingKey.self)
          try item.encode(state, forKey: .state)
        case .local: break
        }
      }
    }
  }

  extension Recording: Decodable where State: Decodable, Input: Decodable {
    /// Decodes a recording.
    ///
    /// - Throws: ``RecordingError`` for a recording of another component or of a later format;
    ///   `DecodingError` for anything that is not a recording, or for values that cannot be
    ///   decoded.
    public init(from decoder: any Decoder) throws {
      let whole = try decoder.container(keyedBy: RecordingKey.self)
      let format = try whole.decode(Int.self, forKey: .format)
      guard format <= RecordingKey.version else {
        throw RecordingError.laterFormat(known: RecordingKey.version, found: format)
      }
      let expected = RecordingKey.component(State.self, Input.self)
      let found = try whole.decode(String.self, forKey: .component)
      guard found == expected else {
        throw RecordingError.anotherComponent(expected: expected, found: found)
      }
      self.init(start: try whole.decode(State.self, forKey: .start), inputs: [])
      goneCount = try whole.decode(Int.self, forKey: .gone)
      isAttached = try whole.decode(Bool.self, forKey: .attached)
      var list = try whole.nestedUnkeyedContainer(forKey: .steps)
      while !list.isAtEnd {
        let item = try list.nestedContainer(keyedBy: RecordingKey.self)
        if item.contains(.input) {
          steps.append(.input(try item.decode(Input.self, forKey: .input)))
        } else {
          steps.append(.state(try item.decode(State.self, forKey: .state)))
        }
      }
    }
  }
#endif
