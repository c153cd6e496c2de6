// swift-format-ignore-file
// Printed by ways: see PrintedWaysTests. Nobody writes here, and lines are as long as they are.
import ArcoExplorer
import ArcoHTML
import ArcoWebTesting
import Testing

struct Printed1Tests {
  private let explorer = Printed.machine(1)

  @Test func `way 1 leads to Standing(place: 2, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 0) []")
  }
}

struct Printed2Tests {
  private let explorer = Printed.machine(1)

  @Test func `way 2 leads to Standing(place: 3, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 0) []")
  }
}

struct Printed3Tests {
  private let explorer = Printed.machine(1)

  @Test func `way 3 leads to Standing(place: 1, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 0) []")
  }
}

struct Printed4Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 4 leads to Standing(place: 2, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 0) []")
  }
}

struct Printed5Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 5 leads to Standing(place: 3, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 1) [\"0\"]")
  }
}

struct Printed6Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 6 leads to Standing(place: 3, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 0) []")
  }
}

struct Printed7Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 7 leads to Standing(place: 1, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 1) [\"1\"]")
  }
}

struct Printed8Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 8 leads to Standing(place: 1, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 1) [\"0\"]")
  }
}

struct Printed9Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 9 leads to Standing(place: 2, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed10Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 10 leads to Standing(place: 1, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.answer("0", with: 0)  // is answered with 3
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 0) []")
  }
}

struct Printed11Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 11 leads to Standing(place: 2, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 1) [\"1\"]")
  }
}

struct Printed12Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 12 leads to Standing(place: 0, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed13Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 13 leads to Standing(place: 1, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed14Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 14 leads to Standing(place: 0, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed15Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 15 leads to Standing(place: 1, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed16Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 16 leads to Standing(place: 2, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.answer("0", with: 1)  // is answered with 4
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 1) [\"0\"]")
  }
}

struct Printed17Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 17 leads to Standing(place: 3, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed18Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 18 leads to Standing(place: 3, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    try walker.answer("0", with: 1)  // is answered with 4
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 1) [\"1\"]")
  }
}

struct Printed19Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 19 leads to Standing(place: 0, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    try walker.answer("1", with: 1)  // is answered with 6
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 1) [\"0\"]")
  }
}

struct Printed20Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 20 leads to Standing(place: 0, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.answer("0", with: 0)  // is answered with 3
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 1) [\"1\"]")
  }
}

struct Printed21Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 21 leads to Standing(place: 2, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed22Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 22 leads to Standing(place: 3, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed23Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 23 leads to Standing(place: 3, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 1)  // is answered with 6
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed24Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 24 leads to Standing(place: 1, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed25Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 25 leads to Standing(place: 2, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed26Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 26 leads to Standing(place: 0, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed27Tests {
  private let explorer = Printed.machine(3)

  @Test func `way 27 leads to Standing(place: 1, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 0) []")
  }
}

struct Printed28Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 28 leads to Standing(place: 2, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 0) []")
  }
}

struct Printed29Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 29 leads to Standing(place: 1, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 0) []")
  }
}

struct Printed30Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 30 leads to Standing(place: 1, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 1) [\"1\"]")
  }
}

struct Printed31Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 31 leads to Standing(place: 1, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed32Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 32 leads to Standing(place: 0, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 1) [\"1\"]")
  }
}

struct Printed33Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 33 leads to Standing(place: 2, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 0)  // is answered with 5
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 1) [\"1\"]")
  }
}

struct Printed34Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 34 leads to Standing(place: 2, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 1) [\"0\"]")
  }
}

struct Printed35Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 35 leads to Standing(place: 0, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed36Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 36 leads to Standing(place: 2, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 0)  // is answered with 5
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed37Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 37 leads to Standing(place: 2, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed38Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 38 leads to Standing(place: 0, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 1) [\"0\"]")
  }
}

struct Printed39Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 39 leads to Standing(place: 0, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed40Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 40 leads to Standing(place: 1, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 1) [\"0\"]")
  }
}

struct Printed41Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 41 leads to Standing(place: 1, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed42Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 42 leads to Standing(place: 2, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 1)  // is answered with 6
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed43Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 43 leads to Standing(place: 0, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed44Tests {
  private let explorer = Printed.machine(4)

  @Test func `way 44 leads to Standing(place: 1, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 0")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 1)  // is answered with 6
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed45Tests {
  private let explorer = Printed.machine(5)

  @Test func `way 45 leads to Standing(place: 2, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 0) []")
  }
}

struct Printed46Tests {
  private let explorer = Printed.machine(5)

  @Test func `way 46 leads to Standing(place: 1, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 0) []")
  }
}

struct Printed47Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 47 leads to Standing(place: 1, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 1) [\"0\"]")
  }
}

struct Printed48Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 48 leads to Standing(place: 2, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 0) []")
  }
}

struct Printed49Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 49 leads to Standing(place: 0, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 1) [\"0\"]")
  }
}

struct Printed50Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 50 leads to Standing(place: 2, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 1) [\"0\"]")
  }
}

struct Printed51Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 51 leads to Standing(place: 0, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed52Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 52 leads to Standing(place: 3, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.answer("0", with: 1)  // is answered with 4
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 1) [\"1\"]")
  }
}

struct Printed53Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 53 leads to Standing(place: 0, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 1) [\"1\"]")
  }
}

struct Printed54Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 54 leads to Standing(place: 3, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 0) []")
  }
}

struct Printed55Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 55 leads to Standing(place: 1, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 1) [\"1\"]")
  }
}

struct Printed56Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 56 leads to Standing(place: 1, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 2")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed57Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 57 leads to Standing(place: 3, pending: 1) ["0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 2")
    try walker.answer("0", with: 0)  // is answered with 3
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 1) [\"0\"]")
  }
}

struct Printed58Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 58 leads to Standing(place: 0, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed59Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 59 leads to Standing(place: 1, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed60Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 60 leads to Standing(place: 2, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 2")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed61Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 61 leads to Standing(place: 3, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 2")
    try walker.answer("0", with: 0)  // is answered with 3
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed62Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 62 leads to Standing(place: 3, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.answer("0", with: 1)  // is answered with 4
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed63Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 63 leads to Standing(place: 2, pending: 1) ["1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 1) [\"1\"]")
  }
}

struct Printed64Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 64 leads to Standing(place: 2, pending: 2) ["0", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"0\", \"1\"]")
  }
}

struct Printed65Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 65 leads to Standing(place: 3, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    try walker.answer("0", with: 1)  // is answered with 4
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed66Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 66 leads to Standing(place: 0, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    #expect(Printed.words(walker) == "Standing(place: 0, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed67Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 67 leads to Standing(place: 1, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed68Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 68 leads to Standing(place: 1, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 0)  // is answered with 5
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 0) []")
  }
}

struct Printed69Tests {
  private let explorer = Printed.machine(6)

  @Test func `way 69 leads to Standing(place: 2, pending: 2) ["1", "1"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    #expect(Printed.words(walker) == "Standing(place: 2, pending: 2) [\"1\", \"1\"]")
  }
}

struct Printed70Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 70 leads to Saver(count: 1, kept: 0, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 0, standing: .idle) []")
  }
}

struct Printed71Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 71 leads to Saver(count: 0, kept: 0, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .saving) [\"save\"]")
  }
}

struct Printed72Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 72 leads to Saver(count: 2, kept: 0, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 0, standing: .idle) []")
  }
}

struct Printed73Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 73 leads to Saver(count: 1, kept: 0, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 0, standing: .saving) [\"save\"]")
  }
}

struct Printed74Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 74 leads to Saver(count: 0, kept: 0, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .saving) []")
  }
}

struct Printed75Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 75 leads to Saver(count: 3, kept: 0, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 0, standing: .idle) []")
  }
}

struct Printed76Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 76 leads to Saver(count: 2, kept: 0, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 0, standing: .saving) [\"save\"]")
  }
}

struct Printed77Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 77 leads to Saver(count: 1, kept: 1, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 1, standing: .idle) []")
  }
}

struct Printed78Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 78 leads to Saver(count: 1, kept: 0, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 0, standing: .saving) []")
  }
}

struct Printed79Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 79 leads to Saver(count: 3, kept: 0, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 0, standing: .saving) [\"save\"]")
  }
}

struct Printed80Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 80 leads to Saver(count: 2, kept: 2, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 2, standing: .idle) []")
  }
}

struct Printed81Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 81 leads to Saver(count: 2, kept: 0, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 0, standing: .saving) []")
  }
}

struct Printed82Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 82 leads to Saver(count: 2, kept: 1, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 1, standing: .idle) []")
  }
}

struct Printed83Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 83 leads to Saver(count: 1, kept: 1, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 1, standing: .saving) [\"save\"]")
  }
}

struct Printed84Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 84 leads to Saver(count: 3, kept: 3, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 3, standing: .idle) []")
  }
}

struct Printed85Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 85 leads to Saver(count: 3, kept: 0, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 0, standing: .saving) []")
  }
}

struct Printed86Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 86 leads to Saver(count: 3, kept: 2, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 2, standing: .idle) []")
  }
}

struct Printed87Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 87 leads to Saver(count: 2, kept: 2, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 2, standing: .saving) [\"save\"]")
  }
}

struct Printed88Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 88 leads to Saver(count: 3, kept: 1, standing: .idle) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 1, standing: .idle) []")
  }
}

struct Printed89Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 89 leads to Saver(count: 2, kept: 1, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 1, standing: .saving) [\"save\"]")
  }
}

struct Printed90Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 90 leads to Saver(count: 1, kept: 1, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 1, standing: .saving) []")
  }
}

struct Printed91Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 91 leads to Saver(count: 3, kept: 3, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 3, standing: .saving) [\"save\"]")
  }
}

struct Printed92Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 92 leads to Saver(count: 3, kept: 2, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 2, standing: .saving) [\"save\"]")
  }
}

struct Printed93Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 93 leads to Saver(count: 2, kept: 2, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 2, standing: .saving) []")
  }
}

struct Printed94Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 94 leads to Saver(count: 3, kept: 1, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 1, standing: .saving) [\"save\"]")
  }
}

struct Printed95Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 95 leads to Saver(count: 2, kept: 1, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 1, standing: .saving) []")
  }
}

struct Printed96Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 96 leads to Saver(count: 3, kept: 3, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 3, standing: .saving) []")
  }
}

struct Printed97Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 97 leads to Saver(count: 3, kept: 2, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 2, standing: .saving) []")
  }
}

struct Printed98Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 98 leads to Saver(count: 3, kept: 1, standing: .saving) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Add")
    try walker.page?.click("Save")
    try walker.page?.click("Add")
    try walker.page?.click("Add")
    try walker.answer("save", with: 0)  // is done
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 1, standing: .saving) []")
  }
}

struct Printed99Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 99 leads to Saver(count: 1, kept: 0, standing: .idle) []`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 0, standing: .idle) []")
  }
}

struct Printed100Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 100 leads to Saver(count: 0, kept: 0, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    walker.send(.save)
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .saving) [\"save\"]")
  }
}

struct Printed101Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 101 leads to Saver(count: 2, kept: 0, standing: .idle) []`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    walker.send(.add)
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 0, standing: .idle) []")
  }
}

struct Printed102Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 102 leads to Saver(count: 1, kept: 0, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    walker.send(.save)
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 0, standing: .saving) [\"save\"]")
  }
}

struct Printed103Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 103 leads to Saver(count: 0, kept: 0, standing: .saving) ["save", "save"]`() throws {
    let walker = explorer.begin()
    walker.send(.save)
    walker.send(.save)
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .saving) [\"save\", \"save\"]")
  }
}

struct Printed104Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 104 leads to Saver(count: 0, kept: 0, standing: .failed) []`() throws {
    let walker = explorer.begin()
    walker.send(.save)
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .failed) []")
  }
}

struct Printed105Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 105 leads to Saver(count: 3, kept: 0, standing: .idle) []`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    walker.send(.add)
    walker.send(.add)
    #expect(Printed.words(walker) == "Saver(count: 3, kept: 0, standing: .idle) []")
  }
}

struct Printed106Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 106 leads to Saver(count: 2, kept: 0, standing: .saving) ["save"]`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    walker.send(.add)
    walker.send(.save)
    #expect(Printed.words(walker) == "Saver(count: 2, kept: 0, standing: .saving) [\"save\"]")
  }
}

struct Printed107Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 107 leads to Saver(count: 1, kept: 0, standing: .saving) ["save", "save"]`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    walker.send(.save)
    walker.send(.save)
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 0, standing: .saving) [\"save\", \"save\"]")
  }
}

struct Printed108Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 108 leads to Saver(count: 1, kept: 1, standing: .idle) []`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    walker.send(.save)
    try walker.answer("save", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 1, standing: .idle) []")
  }
}

struct Printed109Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 109 leads to Saver(count: 1, kept: 0, standing: .failed) []`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    walker.send(.save)
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 0, standing: .failed) []")
  }
}

struct Printed110Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 110 leads to Saver(count: 0, kept: 0, standing: .saving) ["save", "save", "save"]`() throws {
    let walker = explorer.begin()
    walker.send(.save)
    walker.send(.save)
    walker.send(.save)
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .saving) [\"save\", \"save\", \"save\"]")
  }
}

struct Printed111Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 111 leads to Saver(count: 0, kept: 0, standing: .idle) ["save"]`() throws {
    let walker = explorer.begin()
    walker.send(.save)
    walker.send(.save)
    try walker.answer("save", about: "0", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .idle) [\"save\"]")
  }
}

struct Printed112Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 112 leads to Saver(count: 0, kept: 0, standing: .failed) ["save"]`() throws {
    let walker = explorer.begin()
    walker.send(.save)
    walker.send(.save)
    try walker.answer("save", about: "0", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .failed) [\"save\"]")
  }
}

struct Printed113Tests {
  private let explorer = Printed.wizard()

  @Test func `way 113 leads to 1 []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Next")
    #expect(Printed.words(walker) == "1 []")
  }
}

struct Printed114Tests {
  private let explorer = Printed.wizard()

  @Test func `way 114 leads to 2 []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Next")
    try walker.page?.click("Next")
    #expect(Printed.words(walker) == "2 []")
  }
}

struct Printed115Tests {
  private let explorer = Printed.fields()

  @Test func `way 115 leads to "Ada" []`() throws {
    let walker = explorer.begin()
    try walker.page?.fill("Name", "Ada")
    try walker.page?.click("Give it")
    #expect(Printed.words(walker) == "\"Ada\" []")
  }
}

struct Printed116Tests {
  private let explorer = Printed.fields()

  @Test func `way 116 leads to "<b>&"'" []`() throws {
    let walker = explorer.begin()
    try walker.page?.fill("Name", "<b>&\"\'")
    try walker.page?.click("Give it")
    #expect(Printed.words(walker) == "\"<b>&\\\"\\\'\" []")
  }
}

struct Printed117Tests {
  private let explorer = Printed.fields()

  @Test func `way 117 leads to "a" []`() throws {
    let walker = explorer.begin()
    try walker.page?.check("Keep", near: "a")
    #expect(Printed.words(walker) == "\"a\" []")
  }
}

struct Printed118Tests {
  private let explorer = Printed.fields()

  @Test func `way 118 leads to "b" []`() throws {
    let walker = explorer.begin()
    try walker.page?.check("Keep", near: "b")
    #expect(Printed.words(walker) == "\"b\" []")
  }
}

struct Printed119Tests {
  private let explorer = Printed.fields()

  @Test func `way 119 leads to "l" []`() throws {
    let walker = explorer.begin()
    try walker.page?.choose("Size", "l")
    #expect(Printed.words(walker) == "\"l\" []")
  }
}

struct Printed120Tests {
  private let explorer = Printed.fields()

  @Test func `way 120 leads to "Escape" []`() throws {
    let walker = explorer.begin()
    try walker.page?.press("Escape", in: "Keys")
    #expect(Printed.words(walker) == "\"Escape\" []")
  }
}

struct Printed121Tests {
  private let explorer = Printed.canvas()

  @Test func `way 121 leads to "down 0.0" []`() throws {
    let walker = explorer.begin()
    try walker.page?.point(.down, on: "Canvas", Pointer(ElementPoint(x: 0.0, y: 0.0), size: ElementSize(width: 100.0, height: 100.0), buttons: .primary))
    #expect(Printed.words(walker) == "\"down 0.0\" []")
  }
}

struct Printed122Tests {
  private let explorer = Printed.canvas()

  @Test func `way 122 leads to "down 50.0" []`() throws {
    let walker = explorer.begin()
    try walker.page?.point(.down, on: "Canvas", Pointer(ElementPoint(x: 50.0, y: 50.0), size: ElementSize(width: 100.0, height: 100.0), buttons: .primary))
    #expect(Printed.words(walker) == "\"down 50.0\" []")
  }
}

struct Printed123Tests {
  private let explorer = Printed.canvas()

  @Test func `way 123 leads to "down 100.0" []`() throws {
    let walker = explorer.begin()
    try walker.page?.point(.down, on: "Canvas", Pointer(ElementPoint(x: 100.0, y: 100.0), size: ElementSize(width: 100.0, height: 100.0), buttons: .primary))
    #expect(Printed.words(walker) == "\"down 100.0\" []")
  }
}

struct Printed124Tests {
  private let explorer = Printed.canvas()

  @Test func `way 124 leads to "menu" []`() throws {
    let walker = explorer.begin()
    try walker.page?.contextMenu("Canvas", at: ElementPoint(x: 0.0, y: 0.0), size: ElementSize(width: 100.0, height: 100.0))
    #expect(Printed.words(walker) == "\"menu\" []")
  }
}

struct Printed125Tests {
  private let explorer = Printed.canvas()

  @Test func `way 125 leads to "wheel 100.0" []`() throws {
    let walker = explorer.begin()
    try walker.page?.turn(Wheel(down: 100.0, at: ElementPoint(x: 50.0, y: 50.0)), over: "Canvas")
    #expect(Printed.words(walker) == "\"wheel 100.0\" []")
  }
}

struct Printed126Tests {
  private let explorer = Printed.canvas()

  @Test func `way 126 leads to "wheel -100.0" []`() throws {
    let walker = explorer.begin()
    try walker.page?.turn(Wheel(down: -100.0, at: ElementPoint(x: 50.0, y: 50.0)), over: "Canvas")
    #expect(Printed.words(walker) == "\"wheel -100.0\" []")
  }
}

struct Printed127Tests {
  private let explorer = Printed.canvas()

  @Test func `way 127 leads to "end false" []`() throws {
    let walker = explorer.begin()
    try walker.page?.scroll("Canvas", to: Scrolling(ElementPoint(x: 0.0, y: 0.0), shown: ElementSize(width: 100.0, height: 100.0), content: ElementSize(width: 100.0, height: 300.0)))
    #expect(Printed.words(walker) == "\"end false\" []")
  }
}

struct Printed128Tests {
  private let explorer = Printed.canvas()

  @Test func `way 128 leads to "end true" []`() throws {
    let walker = explorer.begin()
    try walker.page?.scroll("Canvas", to: Scrolling(ElementPoint(x: 0.0, y: 200.0), shown: ElementSize(width: 100.0, height: 100.0), content: ElementSize(width: 100.0, height: 300.0)))
    #expect(Printed.words(walker) == "\"end true\" []")
  }
}

struct Printed129Tests {
  private let explorer = Printed.canvas()

  @Test func `way 129 leads to "paste one" []`() throws {
    let walker = explorer.begin()
    try walker.page?.paste("one", into: "Canvas")
    #expect(Printed.words(walker) == "\"paste one\" []")
  }
}

struct Printed130Tests {
  private let explorer = Printed.canvas()

  @Test func `way 130 leads to "drop one" []`() throws {
    let walker = explorer.begin()
    try walker.page?.drop(Dropped("one", at: ElementPoint(x: 50.0, y: 50.0)), onto: "Canvas")
    #expect(Printed.words(walker) == "\"drop one\" []")
  }
}
