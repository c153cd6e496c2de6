import ArcoHTML
import Testing

@Suite struct AttributeTests {
  @Test func `a flag is present or absent`() {
    #expect(text(of: input(.disabled(), .required(false))) == #"<input disabled="">"#)
    #expect(text(of: input(.checked(true))) == #"<input checked="">"#)
    #expect(text(of: input(.checked(false))) == "<input>")
  }

  @Test func `aria attributes say true or false`() {
    #expect(
      text(of: div(.ariaHidden(true), .ariaExpanded(false), .aria("modal", true)))
        == #"<div aria-hidden="true" aria-expanded="false" aria-modal="true"></div>"#)
  }

  @Test func `classes add up, and those under a false condition do not`() {
    #expect(
      text(of: div(.class("a", "b"), .class("c", if: true), .class("d", if: false)))
        == #"<div class="a b c"></div>"#)
    #expect(text(of: div(.class("d", if: false))) == "<div></div>")
  }

  @Test func `a name given twice counts once, the later time`() {
    #expect(text(of: div(.id("a"), .id("b"))) == #"<div id="b"></div>"#)
    #expect(
      text(of: div(.ariaLabel("a"), .aria("label", "b"))) == #"<div aria-label="b"></div>"#)
    #expect(text(of: input(.value("a"), .value("b"))) == #"<input value="b">"#)
  }

  @Test func `attributes of a helper are given as one`() {
    let danger = Attribute.several([.class("red"), .role("alert")])
    #expect(text(of: p("!", danger)) == #"<p class="red" role="alert">!</p>"#)
  }

  @Test func `listening is announced by letters`() {
    let piece = div(
      .onClick(preventsDefault: true) {},
      .onDoubleClick {},
      .onKeyDown(keys: .enter, .space, HTML.Key(",")) { _ in },
      .onFocus {},
      .onBlur {},
      .debounce(.milliseconds(300)))
    #expect(
      text(of: piece)
        == #"<div data-debounce="300" data-on="c!dkfb" data-keys="Enter, ,Comma"></div>"#)
  }

  @Test func `one handler for all keys asks for all`() {
    let piece = div(.onKeyDown(keys: .enter) { _ in }, .onKeyUp { _ in })
    #expect(text(of: piece) == #"<div data-on="ku"></div>"#)
  }

  @Test func `attributes that run, style, lead somewhere, or are the client's are not general`()
    async
  {
    let general = [
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.attribute("onclick", "")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.attribute("OnClick", "")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.attribute("srcdoc", "")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.attribute("STYLE", "")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.attribute("href", "")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.attribute("data-on", "")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.attribute("a=b", "")
      },
    ]
    for exit in general {
      #expect(exit.words.contains("an attribute of this name is not allowed"))
    }
    let data = [
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.data("on", "")
      },
      await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Attribute.data("a b", "")
      },
    ]
    for exit in data {
      #expect(exit.words.contains("a data- or aria- attribute of this name is not allowed"))
    }
  }
}
