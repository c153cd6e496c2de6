#if Server
  import ArcoAccounts
  import ArcoServer
  import Foundation
  import Testing

  /// From where an account was logged in to.
  @Suite(.timeLimit(.minutes(1))) struct HomesTests {
    @Test func `the last eight places of an account are remembered, and of each account its own`()
      async
    {
      let homes = Homes("home", of: nil)
      for place in 1...8 { homes.add("\(place)", of: "ada") }
      // Who comes again is there last.
      homes.add("1", of: "ada")
      homes.add("9", of: "ada")
      homes.add("x", of: "grace")
      var known: [String] = []
      for place in (1...9).map(String.init) + ["x"] where await homes.has(place, of: "ada") {
        known.append(place)
      }
      #expect(known == ["1", "3", "4", "5", "6", "7", "8", "9"])
      #expect(await homes.has("x", of: "grace"))
      #expect(await !homes.has("1", of: "grace"))
    }

    @Test func `many log ins from one place leave the other places remembered`() async {
      let homes = Homes("home", of: nil)
      for place in 1...8 { homes.add("\(place)", of: "ada") }
      for _ in 0..<10 { homes.add("1", of: "ada") }
      for place in 1...8 {
        #expect(await homes.has("\(place)", of: "ada"), "place \(place)")
      }
    }

    @Test func `with too many accounts, those that logged in first are forgotten`() async {
      let homes = Homes("home", of: nil, mostAccounts: 10)
      for account in 0..<10 { homes.add("place", of: "\(account)") }
      // One that is known is not one more.
      homes.add("elsewhere", of: "0")
      #expect(await homes.has("place", of: "0"))
      homes.add("place", of: "10")
      var known: [Int] = []
      for account in 0...10 where await homes.has("place", of: "\(account)") {
        known.append(account)
      }
      #expect(known == Array(5...10))
    }

    @Test func `where there are workers, their supervisor remembers eight places for 90 days`()
      throws
    {
      var ends: [Int32] = [-1, -1]
      #if os(Linux)
        let kind = Int32(SOCK_STREAM.rawValue)
      #else
        let kind = SOCK_STREAM
      #endif
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      defer { for end in ends { close(end) } }
      let worker = Worker(
        WorkerName(
          number: 1, folder: "/nowhere", secret: Data(repeating: 1, count: 32), memory: nil),
        control: ends[0], marks: -1)
      Homes("home of /log-in", of: worker).add("10.0.0.1", of: "id 1")
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(ends[1], &bytes, bytes.count)
      // After the length of the frame.
      let said = String(decoding: bytes.prefix(count).dropFirst(4), as: UTF8.self)
        .replacing("\\/", with: "/")
      for part in [
        #""name":"home of /log-in 10.0.0.1 id 1""#, #""owner":"home of /log-in id 1""#,
        #""milliseconds":\#(90 * 24 * 3_600_000)"#, #""most":8"#,
      ] {
        #expect(said.contains(part))
      }
    }
  }
#endif
