#if Server
  import ArcoServer
  import Testing

  @Suite struct LimitsTests {
    @Test func `every limit has the default that is stated here`() {
      let stated = Mirror(reflecting: Site.Limits()).children.map { limit in
        (limit.label ?? "", "\(limit.value)")
      }
      #expect(
        Dictionary(uniqueKeysWithValues: stated) == [
          "window": "Window(patches: 64, bytes: 1048576)",
          "messageBytes": "65536",
          "eventsPerSecond": "100.0",
          "eventBurst": "200",
          "controlFrames": "512",
          "templates": "1000",
          "sessions": "10000",
          "sessionsPerAddress": "200",
          "unclaimed": "30.0 seconds",
          "away": "120.0 seconds",
          "left": "120.0 seconds",
          "idle": "3600.0 seconds",
          "silence": "150.0 seconds",
          "slowReader": "30.0 seconds",
          "handshake": "10.0 seconds",
          "keepAlive": "60.0 seconds",
          "bytesPerSecond": "240",
          "stall": "10.0 seconds",
          "close": "3.0 seconds",
          "answer": "3.0 seconds",
          "shutdown": "10.0 seconds",
          "token": "604800.0 seconds",
        ])
    }
  }
#endif
