import ArcoComonads
import ArcoLaws
import Testing

@Suite struct EnvTests {
  @Test func `surroundings keep their laws`() {
    #expect(EnvLaws(.env([1, 2])).counterexamples() == [])
  }

  @Test func `a local change that changes the element is caught`() {
    let laws = EnvLaws<Both<Int, Int>>(
      "leaking", draw: { Both($0.draw("env", Int.self), $0.draw("element", Int.self)) },
      extract: { $0.second }, ask: { $0.first },
      local: { Both($1($0.first), $1($0.second)) })
    #expect(laws.counterexamples().map(\.law) == ["local changes no element"])
  }

  @Test func `local changes what ask gives and never what extract gives`() {
    let page = Env("dark", 7)
    let other = page.local { $0.count }
    #expect(page.ask() == "dark")
    #expect(other.ask() == 4)
    #expect(other.extract() == 7)
    #expect(other.asks { $0 * 2 } == 8)
  }

  @Test func `extending sees the surroundings`() {
    let page = Env("dark", 7).extend { "\($0.ask()) \($0.extract())" }
    #expect(page.extract() == "dark 7")
    #expect(page.ask() == "dark")
  }

  @Test func `a reader reads the surroundings it is paired with`() {
    let reader = Reader<String, Int>.asks { $0.count }
    #expect(pair(reader, Env("dark", 7)) { $0 * 10 + $1 } == 47)
    #expect(reader.local { (number: Int) in "\(number)" }.run(123).value == 3)
    #expect(Reader<Int, Int>.ask().run(5).value == 5)
  }
}
