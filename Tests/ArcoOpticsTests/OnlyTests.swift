import ArcoOptics
import Testing

struct OnlyTests {
  @Test func `it has the form exactly when it equals the value`() {
    #expect(Only(0).extract(0) != nil)
    #expect(Only(0).extract(1) == nil)
    #expect(Only("a").embed(()) == "a")
  }

  @Test func `it obeys the laws of a prism`() {
    for value in [0, 1] {
      let only = Only(value)
      #expect(only.extract(only.embed(())) != nil)
      for whole in [0, 1, 2] where only.extract(whole) != nil {
        #expect(only.embed(()) == whole)
      }
      for whole in [0, 1, 2] { #expect(only.setting(whole, to: ()) == whole) }
    }
  }

  @Test func `it composes to the case with one payload`() {
    let note = NotePrism().appending(Only("x"))
    #expect(note.extract(.note("x")) != nil)
    #expect(note.extract(.note("y")) == nil)
    #expect(note.embed(()) == .note("x"))
  }
}
