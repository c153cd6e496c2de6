import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import Testing

/// What a browser shows and the view does not say: the values of controls, fields that a person has
/// not left, sections that a person opens.
struct BrowserStateTests {
  private func page<State, Input>(
    _ first: State, _ dispatcher: Dispatcher<Void, State, Input>,
    @HTML.Builder _ view: @escaping @Sendable (State, Send<Input>) -> HTML
  ) -> Explorer<State, Input> {
    Explorer(Program(Component<Void, State, Input, HTML>(dispatcher, Face(view)), state: first))
  }

  private func last(
    @HTML.Builder _ view: @escaping @Sendable (String, Send<String>) -> HTML
  ) -> Explorer<String, String> {
    page("", Dispatcher<Void, String, String>.reduce { $0 = $1 }, view)
  }

  /// All inputs, in their order, up to three.
  private func log(
    @HTML.Builder _ view: @escaping @Sendable ([String], Send<String>) -> HTML
  ) -> Explorer<[String], String> {
    page(
      [], Dispatcher<Void, [String], String>.reduce { if $0.count < 3 { $0.append($1) } }, view)
  }

  private func checkWays<State: Equatable, Input>(_ walk: Walk<State, Input>) {
    for state in walk.states {
      let way = walk.sometimes("it is there") { $0.state == state }.way
      #expect(way?.replays() == true, "\(state)")
    }
  }

  @Test(arguments: [Restoring.stored, .replayed])
  func `a choice that the view does not show can be taken back`(restoring: Restoring) throws {
    let walk = try last { _, send in
      select(.ariaLabel("Size"), .onInput { send($0) }) {
        option("small")
        option("large")
      }
    }.walk(restoring: restoring)
    #expect(Set(walk.states) == ["", "large", "small"])
    #expect(walk.never("it is small") { $0.state == "small" }.answer == .refuted)
    #expect(
      replayed(walk.sometimes("it is small") { $0.state == "small" }) == [
        "choose \"large\" in \"Size\"", "choose \"small\" in \"Size\"",
      ])
    #expect(walk.isComplete)
  }

  @Test func `a box that the view does not show can be unticked`() throws {
    let walk = try log { _, send in
      input(.type(.checkbox), .ariaLabel("Keep"), .onToggle { send("\($0)") })
    }.walk()
    #expect(
      Set(walk.states) == [[], ["true"], ["true", "false"], ["true", "false", "true"]])
    checkWays(walk)
  }

  @Test func `radio buttons that the view does not show can be chosen in turn`() throws {
    let walk = try log { _, send in
      for name in ["a", "b"] {
        input(
          .type(.radio), .name("letter"), .value(name), .ariaLabel(name), .onChange { send($0) })
      }
    }.walk()
    #expect(
      Set(walk.states) == [
        [], ["a"], ["b"], ["a", "b"], ["b", "a"], ["a", "b", "a"], ["b", "a", "b"],
      ])
    checkWays(walk)
  }

  @Test func `a field that the view does not show can be filled again and cleared`() throws {
    let walk = try log { _, send in
      input(.type(.text), .ariaLabel("Name"), .onInput { send($0) })
      button("Go", .onClick { send("go") })
    }.typing("", "A").walk()
    #expect(walk.states.contains(["A", "", "A"]))
    #expect(walk.states.contains(["A", "go", ""]))
    #expect(!walk.states.contains { $0.first == "" })
    checkWays(walk)
  }

  @Test func `a listener around a choice hears each option`() throws {
    let walk = try last { _, send in
      div(.onChange { send($0) }) {
        select(.ariaLabel("Size")) {
          option("small", .selected(true))
          option("large", .selected(false))
        }
      }
    }.walk()
    #expect(Set(walk.states) == ["", "large", "small"])
    checkWays(walk)
  }

  @Test func `time passes and answers come while a field has not been left`() throws {
    let writing = Dispatcher<Void, [String], String>.update { log, input in
      guard log.count < 3 else { return .none }
      log.append(input)
      return input.hasPrefix("write") ? .send("late", after: .seconds(1)) : .none
    }
    let walk = try page([], writing) { log, send in
      input(
        .type(.text), .ariaLabel("Name"), .onInput { send("write \($0)") },
        .onChange { send("leave \($0)") })
    }.typing("A").walk()
    #expect(walk.sometimes("it is left at once") { $0.state == ["write A", "leave A"] }.holds)
    let late = walk.sometimes("it is left late") { $0.state == ["write A", "late", "leave A"] }
    #expect(late.holds, "\(walk.states)")
    checkWays(walk)
  }

  @Test func `a field is left only after something was written`() throws {
    let walk = try log { log, send in
      input(
        .type(.text), .ariaLabel("Name"), .value(log.last == "A" ? "A" : ""),
        .onInput { send($0) }, .onChange { _ in send("left") })
      button("Go", .onClick { send("go") })
    }.typing("", "A").walk()
    #expect(walk.states.contains(["A", "left"]))
    #expect(!walk.states.contains { $0.first == "left" })
    #expect(!walk.states.contains { $0.prefix(2) == ["go", "left"] })
    // Whoever clicks elsewhere leaves the field.
    #expect(!walk.states.contains { $0.prefix(2) == ["A", "go"] })
    checkWays(walk)
  }

  @Test func `what is in a closed section is used once it is opened`() throws {
    let walk = try last { _, send in
      details {
        summary("More")
        button("Delete", .onClick { send("deleted") })
        details {
          summary("Even more")
          input(.type(.text), .ariaLabel("Name"), .onInput { send($0) })
        }
      }
    }.typing("A").walk()
    #expect(Set(walk.states) == ["", "deleted", "A"])
    #expect(walk.sometimes("it can be deleted") { $0.offers("Delete") }.holds)
    #expect(
      replayed(walk.sometimes("it is deleted") { $0.state == "deleted" })
        == ["click \"Delete\""])
    let test = walk.sometimes("it is A") { $0.state == "A" }.way?.test(named: "it is A") ?? ""
    #expect(test.contains("click(\"More\")\n  try walker.page?.click(\"Even more\")"))
    checkWays(walk)
  }

  @Test func `a section whose opening is heard is opened by a click`() throws {
    let walk = try last { _, send in
      details {
        summary("More", .onClick { send("opened") })
        button("Delete", .onClick { send("deleted") })
      }
    }.walk()
    #expect(Set(walk.states) == ["", "opened", "deleted"])
    #expect(
      replayed(walk.sometimes("it is deleted") { $0.state == "deleted" })
        == ["click \"More\"", "click \"Delete\""])
    checkWays(walk)
  }

  @Test func `clicks on fields, choices and boxes are heard`() throws {
    let walk = try last { _, send in
      input(.type(.text), .ariaLabel("Name"), .onClick { send("field") })
      textarea(.ariaLabel("Text"), .onClick { send("area") })
      select(.ariaLabel("Size"), .onClick { send("choice") }) { option("small") }
      input(.type(.checkbox), .ariaLabel("Keep"), .onClick { send("box") })
      input(.type(.radio), .ariaLabel("Chosen"), .checked(true), .onClick { send("radio") })
    }.walk()
    #expect(Set(walk.states) == ["", "field", "area", "choice", "box", "radio"])
    checkWays(walk)
  }

  @Test func `a disabled control that does something in one state of a screen only is found`()
    throws
  {
    struct Door: Hashable, Sendable {
      var isLocked = true
      var isOpen = false
    }
    let doors = Dispatcher<Void, Door, String>.reduce { door, input in
      if input == "unlock" { door.isLocked = false }
      if input == "open", !door.isLocked { door.isOpen = true }
    }
    let walk = try page(Door(), doors) { _, send in
      button("Unlock", .onClick { send("unlock") })
      button("Open", .ariaDisabled(true), .onClick { send("open") })
    }.walk()
    #expect(walk.screenCount == 1)
    #expect(walk.whatIsDisabledDoesNothing().answer == .refuted)
  }
}
