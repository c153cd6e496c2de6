import ArcoComonads
import Testing

@Suite struct ZipperTests {
  private let pages = Zipper(["a", "b", "c"], at: 1)

  @Test func `a zipper goes to each side and no further`() {
    #expect(pages.left().extract() == "a")
    #expect(pages.left().left().extract() == "a")
    #expect(pages.right().extract() == "c")
    #expect(pages.right().right().extract() == "c")
  }

  @Test func `going to the first or the last ends there, from everywhere`() {
    for index in 0..<3 {
      let pages = Zipper(["a", "b", "c"], at: index)
      #expect(pages.last().extract() == "c")
      #expect(pages.last().isLast)
      #expect(pages.first().extract() == "a")
      #expect(pages.first().isFirst)
      #expect(pages.select(.last()).position == 2)
      #expect(pages.select(.first()).position == 0)
    }
  }

  @Test func `left undoes right except at the edge`() {
    #expect(pages.select(.right().then(.left())).position == 1)
    #expect(pages.last().select(.right().then(.left())).position == 1)
  }

  @Test func `extending sees the neighbours of every element`() {
    let around = pages.extend { $0.left().extract() + $0.extract() + $0.right().extract() }
    #expect(around.elements == ["aab", "abc", "bcc"])
    #expect(around.count == 3)
  }

  @Test func `a row of none is refused, with its own reason`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      _ = Zipper([Int]())
    }
    #expect(exit.words.contains("a zipper needs at least one element"))
  }

  @Test func `a row of one has nowhere to go`() {
    let single = Zipper([1])
    #expect(single.left().right().last().first().position == 0)
    #expect(single.isFirst && single.isLast)
  }
}
