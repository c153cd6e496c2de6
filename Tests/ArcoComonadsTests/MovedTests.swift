import ArcoComonads
import ArcoOptics
import Testing

/// What is made of a space that was moved is made of where it is, not of where it began.
@Suite struct MovedTests {
  private let told = Traced { (text: String) in "<\(text)>" }.select(.tell("a"))
  private let powers = StreamSpace(seed: 1, next: { $0 * 2 }, show: { "\($0)" }).dropping(2)
  private let pages = Zipper(["a", "b", "c"]).right()

  @Test func `a rebased space begins where it is, and shows the same`() {
    let rebased = told.rebased()
    #expect(rebased.position == "")
    #expect(rebased.extract() == "<a>")
    #expect(rebased.select(.tell("b")).extract() == "<ab>")
    #expect(rebased.select(.tell("b")).rebased().select(.tell("c")).extract() == "<abc>")
    let stream = powers.rebased()
    #expect(stream.position.count == 0)
    #expect(stream.prefix(3) == ["4", "8", "16"])
    #expect(pages.rebased().shape == Spot(count: 3, index: 1))
    #expect(pages.rebased().left().extract() == "a")
  }

  @Test func `a space is placed at a position of its beginning`() {
    #expect(told.placed(at: "xy").extract() == "<xy>")
    #expect(told.placed(at: "xy").select(.tell("z")).extract() == "<xyz>")
    #expect(pages.placed(at: 2).extract() == "c")
  }

  @Test func `mapping, extending and duplicating leave it where it is`() {
    #expect(told.map { $0 + "!" }.extract() == "<a>!")
    #expect(told.map { $0 + "!" }.select(.tell("b")).extract() == "<ab>!")
    let next = told.extend { $0.trace("?") }
    #expect(next.extract() == "<a?>")
    #expect(next.select(.tell("b")).extract() == "<ab?>")
    #expect(told.duplicate().select(.tell("b")).extract().select(.tell("c")).extract() == "<abc>")
  }

  @Test func `peeking goes on from where it is, and moves nothing`() {
    #expect(told.peek("b") == "<ab>")
    #expect(told.traces { $0 } == "<a<a>>")
    #expect(told.extract() == "<a>")
    #expect(told.listen().select(.tell("b")).extract() == Both("<ab>", "b"))
    let store = Store(2) { $0 * 10 }.seek(5)
    #expect(store.peeks { $0 + 1 } == 60)
    #expect(store.seeks { $0 + 1 }.extract() == 60)
    #expect(store.experiment { [$0, $0 * 2] } == [50, 100])
  }

  @Test func `a pairing answers and looks from where it is`() {
    let update = Writer<String, Void>.tell("b").map { 7 }
    #expect(pair(update, told) { "\($0)\($1)" } == "7<ab>")
    #expect(Pairing.own.pair(update, told) { "\($0)\($1)" } == "7<ab>")
    #expect(Pairing.own.select(.tell("b"), in: told).select(.tell("c")).extract() == "<abc>")
  }

  @Test func `spaces beside each other are each where they were, and go on from there`() {
    let both = told.zip(pages) { $0 + $1 }
    #expect(both.extract() == "<a>b")
    #expect(both.select(.first(.tell("x"))).extract() == "<ax>b")
    #expect(both.select(.second(.right())).extract() == "<a>c")
    let tell = Writer<String, Void>.tell("x")
    let sides = Update<Day<Traces<String>, Zippers>, Both<Void, Void>>.both(tell, .left())
    #expect(both.select(sides.map { _ in }).extract() == "<ax>a")
    #expect(both.position == Both("a", 1))
    let row = Space(each: [pages, pages.right(), pages.left()])
    #expect(row.extract() == ["b", "c", "a"])
    #expect(row.select(.element(1, .left())).extract() == ["b", "b", "a"])
    #expect(row.select(.element(2, .right())).position == [1, 2, 1])
  }

  @Test func `a switch shows the side that it is told to, each where it was`() {
    let tabs = Switch(left: told.map { $0 }, right: pages, showing: .right)
    #expect(tabs.side() == .right)
    #expect(tabs.extract() == "b")
    #expect(tabs.peek(side: .left) == "<a>")
    let moved = tabs.select(.left(.tell("x"))).select(.right(.right()))
    #expect(moved.side() == .right)
    #expect(moved.extract() == "c")
    #expect(moved.select(.show(.left)).extract() == "<ax>")
    #expect(moved.select(.show(.left)).select(.show(.right)).extract() == "c")
    #expect(moved.select(.show(.right)).position == moved.position)
  }

  @Test func `what a morphism makes of a space begins where that is`() {
    let store = Store(Both(1, "a")) { "\($0.first)\($0.second)" }.seek(Both(2, "b"))
    let part = store.transformed(by: .lens(Lens(\Both<Int, String>.first)))
    #expect(part.extract() == "2b")
    #expect(part.seek(9).extract() == "9b")
    let sides = told.zip(pages) { $0 + $1 }
    #expect(sides.transformed(by: .first()).select(.tell("x")).extract() == "<ax>b")
    #expect(sides.transformed(by: .second()).right().extract() == "<a>c")
    let either = OneOf<Traces<String>, Zippers, String>(left: told)
    guard case .left(let left) = either.select(.either(.tell("x"), .right())).either() else {
      Issue.record("it is the other side")
      return
    }
    #expect(left.select(.tell("y")).extract() == "<axy>")
    let right = OneOf<Traces<String>, Zippers, String>(right: pages)
    #expect(right.extract() == "b")
    #expect(right.select(.either(.tell("x"), .right())).extract() == "c")
  }

  @Test func `surroundings, a state and a log around a space leave it where it is`() {
    let dark = EnvT(surroundings: "dark", pages)
    #expect(dark.extract() == "b")
    #expect(dark.local { $0.count }.select(.second(.right())).extract() == "c")
    #expect(dark.select(.second(.right())).local { $0.count }.ask() == 4)
    let named = StoreT(state: "Ada", pages.map { page in { (name: String) in name + page } })
    #expect(named.extract() == "Adab")
    #expect(named.select(.second(.left())).extract() == "Adaa")
    let log = TracedT(tracing: pages.map { page in { (log: String) in "\(page): \(log)" } })
    #expect(log.extract() == "b: ")
    #expect(log.select(.first(.tell("x"))).trace("y") == "b: xy")
    #expect(log.select(.first(.tell("x"))).select(.first(.tell("y"))).extract() == "b: xy")
  }

  @Test
  func `a machine whose inputs are translated goes on from where it is, and so does one twice`() {
    let machine = Moore(initial: 1, update: { $0 += $1 }, render: { "at \($0)" }).receive(4)
    let texts = machine.contramap { (text: String) in text.count }
    #expect(texts.extract() == "at 5")
    #expect(texts.receive("ab").receive("c").extract() == "at 8")
    let lists = texts.receive("ab").contramap { (list: [String]) in list.joined() }
    #expect(lists.receive(["a", "bc"]).extract() == "at 10")
  }

  @Test func `moving by an update answers, and leaves the space where the update ends`() {
    var space = told
    let answer = space.move(by: Writer<String, Void>.tell("b").then(.tell("c")).map { 3 })
    #expect(answer == 3)
    #expect(space.extract() == "<abc>")
    #expect(space.position == "abc")
  }

  @Test func `what an update tells is listened to and changed from where it begins`() {
    let update = Writer<String, Void>.tell("b").then(.tell("c"))
    #expect(update.listen().map { $0.second }.run(One()).value == "bc")
    #expect(told.select(update.censor { String($0.reversed()) }).extract() == "<acb>")
    #expect(Writer<String, Int>.pure(1).listen().run(One()).value == Both(1, ""))
  }

  @Test func `a question moves a space of answers on, and answers`() {
    enum Counter: Interface {
      static func step(_ state: inout Int, _ query: Int) -> Int {
        state += query
        return state * 10
      }
    }
    let space = Cofree<Counter, String>(state: 1) { "at \($0)" }
    let (answer, moved) = space.asking(2)
    #expect(answer == 30)
    #expect(moved.extract() == "at 3")
    #expect(moved.asking(4).answer == 70)
    #expect(moved.asking(4).space.extract() == "at 7")
    #expect(space.extract() == "at 1")
    var other = moved
    #expect(other.move(by: Update<Cofrees<Counter>, Int>.query(1)) == 40)
    #expect(other.extract() == "at 4")
  }

  @Test func `what is empty changes nothing, and the order of the rest counts`() {
    #expect(Sum<Int>.empty == Sum(0))
    #expect(Product<Int>.empty == Product(1))
    #expect(Earliest<Int>.empty.appending(Earliest(2)) == Earliest(2))
    #expect(Earliest<Int>(nil).appending(Earliest(2)).appending(Earliest(3)) == Earliest(2))
    #expect(Latest<Int>.empty == Latest(nil))
    #expect("a".appending("b") == "ab")
    #expect([1].appending([2]) == [1, 2])
    #expect(Both("a", Sum(1)).appending(Both("b", Sum(2))) == Both("ab", Sum(3)))
    #expect(One.empty == One())
  }
}
