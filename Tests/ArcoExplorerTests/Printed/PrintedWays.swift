// swift-format-ignore-file
// Printed by ways: see PrintedWaysTests. Nobody writes here, and lines are as long as they are.
import ArcoExplorer
import ArcoHTML
import ArcoWebTesting
import Testing

struct Printed1Tests {
  private let explorer = Printed.machine(1)

  @Test func `way 1 leads to Standing(place: 1, pending: 0) []`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 2")
    #expect(Printed.words(walker) == "Standing(place: 1, pending: 0) []")
  }
}

struct Printed2Tests {
  private let explorer = Printed.machine(2)

  @Test func `way 2 leads to Standing(place: 3, pending: 2) ["0", "0"]`() throws {
    let walker = explorer.begin()
    try walker.page?.click("Input 1")
    try walker.page?.click("Input 0")
    try walker.page?.click("Input 1")
    try walker.answer("1", with: 1)  // is answered with 6
    #expect(Printed.words(walker) == "Standing(place: 3, pending: 2) [\"0\", \"0\"]")
  }
}

struct Printed3Tests {
  private let explorer = Printed.saver(endsWait: false)

  @Test func `way 3 leads to Saver(count: 3, kept: 1, standing: .saving) []`() throws {
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

struct Printed4Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 4 leads to Saver(count: 0, kept: 0, standing: .failed) ["save"]`() throws {
    let walker = explorer.begin()
    walker.send(.save)
    walker.send(.save)
    try walker.answer("save", about: "0", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .failed) [\"save\"]")
  }
}

struct Printed5Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 5 leads to Saver(count: 0, kept: 0, standing: .idle) ["save"]`() throws {
    let walker = explorer.begin()
    walker.send(.save)
    walker.send(.save)
    try walker.answer("save", about: "0", with: 0)  // is done
    #expect(Printed.words(walker) == "Saver(count: 0, kept: 0, standing: .idle) [\"save\"]")
  }
}

struct Printed6Tests {
  private let explorer = Printed.lostUpdate()

  @Test func `way 6 leads to Saver(count: 1, kept: 0, standing: .failed) []`() throws {
    let walker = explorer.begin()
    walker.send(.add)
    walker.send(.save)
    try walker.answer("save", with: 1)  // fails: .full
    #expect(Printed.words(walker) == "Saver(count: 1, kept: 0, standing: .failed) []")
  }
}

struct Printed7Tests {
  private let explorer = Printed.fields()

  @Test func `way 7 leads to "Escape" []`() throws {
    let walker = explorer.begin()
    try walker.page?.press("Escape", in: "Keys")
    #expect(Printed.words(walker) == "\"Escape\" []")
  }
}

struct Printed8Tests {
  private let explorer = Printed.fields()

  @Test func `way 8 leads to "l" []`() throws {
    let walker = explorer.begin()
    try walker.page?.choose("l", in: "Size")
    #expect(Printed.words(walker) == "\"l\" []")
  }
}

struct Printed9Tests {
  private let explorer = Printed.fields()

  @Test func `way 9 leads to "b" []`() throws {
    let walker = explorer.begin()
    try walker.page?.check("Keep", near: "b")
    #expect(Printed.words(walker) == "\"b\" []")
  }
}

struct Printed10Tests {
  private let explorer = Printed.fields()

  @Test func `way 10 leads to "<b>&"'" []`() throws {
    let walker = explorer.begin()
    try walker.page?.fill("Name", with: "<b>&\"\'")
    try walker.page?.click("Give it")
    #expect(Printed.words(walker) == "\"<b>&\\\"\\\'\" []")
  }
}

struct Printed11Tests {
  private let explorer = Printed.fields()

  @Test func `way 11 leads to "in <b>&"'" []`() throws {
    let walker = explorer.begin()
    try walker.page?.write("<b>&\"\'", into: "Note")
    #expect(Printed.words(walker) == "\"in <b>&\\\"\\\'\" []")
  }
}

struct Printed12Tests {
  private let explorer = Printed.canvas()

  @Test func `way 12 leads to "drop one" []`() throws {
    let walker = explorer.begin()
    try walker.page?.drop(HTML.Dropped("one", at: HTML.Point(x: 50.0, y: 50.0)), onto: "Canvas")
    #expect(Printed.words(walker) == "\"drop one\" []")
  }
}

struct Printed13Tests {
  private let explorer = Printed.canvas()

  @Test func `way 13 leads to "paste one" []`() throws {
    let walker = explorer.begin()
    try walker.page?.paste("one", into: "Canvas")
    #expect(Printed.words(walker) == "\"paste one\" []")
  }
}

struct Printed14Tests {
  private let explorer = Printed.canvas()

  @Test func `way 14 leads to "end true" []`() throws {
    let walker = explorer.begin()
    try walker.page?.scroll("Canvas", to: HTML.Scrolling(HTML.Point(x: 0.0, y: 200.0), shown: HTML.Size(width: 100.0, height: 100.0), content: HTML.Size(width: 100.0, height: 300.0)))
    #expect(Printed.words(walker) == "\"end true\" []")
  }
}

struct Printed15Tests {
  private let explorer = Printed.canvas()

  @Test func `way 15 leads to "wheel -100.0" []`() throws {
    let walker = explorer.begin()
    try walker.page?.turn(HTML.Wheel(down: -100.0, at: HTML.Point(x: 50.0, y: 50.0)), over: "Canvas")
    #expect(Printed.words(walker) == "\"wheel -100.0\" []")
  }
}

struct Printed16Tests {
  private let explorer = Printed.canvas()

  @Test func `way 16 leads to "menu" []`() throws {
    let walker = explorer.begin()
    try walker.page?.contextMenu("Canvas", at: HTML.Point(x: 0.0, y: 0.0), size: HTML.Size(width: 100.0, height: 100.0))
    #expect(Printed.words(walker) == "\"menu\" []")
  }
}

struct Printed17Tests {
  private let explorer = Printed.canvas()

  @Test func `way 17 leads to "down 100.0" []`() throws {
    let walker = explorer.begin()
    try walker.page?.point(.down, on: "Canvas", HTML.Pointer(HTML.Point(x: 100.0, y: 100.0), size: HTML.Size(width: 100.0, height: 100.0), buttons: .primary))
    #expect(Printed.words(walker) == "\"down 100.0\" []")
  }
}
