#if Server
  import ArcoServer
  import Testing

  @Suite struct TurnLineTests {
    @Test func `clients take turns, however many of their own wait`() {
      var line = TurnLine<String>(most: 2)
      #expect(line.add("a1", of: "a"))
      #expect(line.add("a2", of: "a"))
      for turn in ["a3", "a4", "a5"] { #expect(!line.add(turn, of: "a")) }
      #expect(!line.add("b1", of: "b"))
      #expect(line.end() == "a3")
      #expect(!line.add("c1", of: "c"))
      #expect(line.end() == "b1")
      #expect(!line.add("b2", of: "b"))
      #expect([line.end(), line.end(), line.end(), line.end()] == ["a4", "c1", "b2", "a5"])
    }

    @Test func `as many turns begin at once as may, and a turn that ends makes room`() {
      var line = TurnLine<Int>(most: 2)
      for _ in 1...3 {
        #expect(line.add(1, of: "a"))
        #expect(line.add(2, of: "b"))
        #expect(!line.add(3, of: "c"))
        #expect(line.end() == 3)
        #expect(line.end() == nil)
        #expect(line.end() == nil)
      }
    }
  }
#endif
