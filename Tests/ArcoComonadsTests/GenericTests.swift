import ArcoComonads
import Testing

/// What a space shows after each of some updates: written once, for any container.
private func walk<C: Container, Element>(
  _ space: Space<C, Element>,
  _ updates: [Update<C, Void>]
) -> [Element] {
  var space = space
  return [space.extract()]
    + updates.map { update in
      space.move(by: update)
      return space.extract()
    }
}

/// The space that also shows what an update would bring, for any container.
private func foreseeing<C: Container, Element>(
  _ space: Space<C, Element>,
  _ update: Update<C, Void>
) -> Space<C, Both<Element, Element>> {
  space.extend { Both($0.extract(), $0.select(update).extract()) }
}

@Suite struct GenericTests {
  @Test func `a function of any space runs with a store`() {
    #expect(walk(Store(0) { $0 }, [.modify { $0 += 2 }, .put(7)]) == [0, 2, 7])
    #expect(foreseeing(Store(0) { $0 }, .put(5)).extract() == Both(0, 5))
  }

  @Test func `and with a traced space`() {
    let told = Traced { (text: String) in text + "." }
    #expect(walk(told, [.tell("a"), .tell("b")]) == [".", "a.", "ab."])
    #expect(foreseeing(told, .tell("x")).select(.tell("a")).extract() == Both("a.", "ax."))
  }

  @Test func `and with a machine`() {
    let machine = Moore(initial: 1, update: shuffle, render: { "\($0)" })
    #expect(walk(machine, [.input(2), .inputs([1, 1])]) == ["1", "5", "5"])
    #expect(foreseeing(machine, .input(0)).extract() == Both("1", "3"))
  }

  @Test func `and with a stream`() {
    let powers = StreamSpace(seed: 1, next: { $0 * 2 }, show: { $0 })
    #expect(walk(powers, [.shift(), .shift(3)]) == [1, 2, 16])
    #expect(foreseeing(powers, .shift(2)).select(.shift()).extract() == Both(2, 8))
  }

  @Test func `and with a zipper`() {
    let pages = Zipper(["a", "b", "c"])
    #expect(walk(pages, [.right(), .last(), .right(), .left()]) == ["a", "b", "c", "c", "b"])
    #expect(foreseeing(pages, .right()).select(.right()).extract() == Both("b", "c"))
  }

  @Test func `and with two of them side by side, any number of times`() {
    let both = Store(0) { $0 }.zip(Zipper([10, 20])) { $0 + $1 }
    #expect(walk(both, [.first(.put(1)), .second(.right())]) == [10, 11, 21])
    let three = both.zip(Traced { (text: String) in text.count }) { $0 * 100 + $1 }
    #expect(walk(three, [.second(.tell("ab")), .first(.first(.put(3)))]) == [1000, 1002, 1302])
  }
}
