#if Server
  import ArcoServer
  import Testing

  @Suite struct TurnLineTests {
    @Test func `clients take turns, however many of their own wait`() {
      var line = TurnLine<String>(most: 2)
      let begin = ["a1", "a2", "a3", "a4", "a5"].map { line.add($0, of: "a") }
      #expect(begin == [true, true, false, false, false])
      var next: [String?] = []
      _ = line.add("b1", of: "b")
      next.append(line.end())
      _ = line.add("c1", of: "c")
      next.append(line.end())
      _ = line.add("b2", of: "b")
      for _ in 1...4 { next.append(line.end()) }
      #expect(next == ["a3", "b1", "a4", "c1", "b2", "a5"])
    }

    @Test func `as many turns begin at once as may, and a turn that ends makes room`() {
      var line = TurnLine<String>(most: 2)
      for _ in 1...3 {
        let begin = ["a", "b", "c"].map { line.add($0, of: $0) }
        #expect(begin == [true, true, false])
        let next = [line.end(), line.end(), line.end()]
        #expect(next == ["c", nil, nil])
      }
    }
  }
#endif
