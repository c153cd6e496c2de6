import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

/// What a user has in hand: the focus, what was typed, controls that are disabled.
struct HandlingTests {
  private func page<State, Input>(
    _ state: State, _ dispatcher: Dispatcher<Void, State, Input>,
    @HTML.Builder _ view: @escaping @Sendable (State, Send<Input>) -> HTML
  ) -> Explorer<State, Input> {
    Explorer(Program(Component<Void, State, Input, HTML>(dispatcher, Face(view)), state: state))
  }

  private func rows(
    @HTML.Builder _ view: @escaping @Sendable ([Int], Send<Int>) -> HTML
  ) -> Explorer<[Int], Int> {
    page(
      [1, 2], Dispatcher<Void, [Int], Int>.reduce { rows, gone in rows.removeAll { $0 == gone } },
      view)
  }

  @Test func `a row that goes leaves the focus to its neighbour, and the last one to the list`()
    throws
  {
    let list = rows { rows, send in
      ul(.ariaLabel("Rows")) {
        for row in rows { li { button("Delete \(row)", .onClick { send(row) }) } }
      }
    }
    #expect(try list.walk().theFocusIsKept().holds)
    let vanishing = rows { rows, send in
      if !rows.isEmpty {
        ul { for row in rows { li { button("Delete \(row)", .onClick { send(row) }) } } }
      }
    }
    let verdict = try vanishing.walk().theFocusIsKept()
    #expect(replayed(verdict) == ["click \"Delete 1\"", "click \"Delete 2\""])
    #expect(verdict.description.contains("only the page as a whole has the focus"))
  }

  @Test func `a control that is disabled while it has the focus loses it`() throws {
    let once = page(false, Dispatcher<Void, Bool, Bool>.reduce { $0 = $1 }) { isDone, send in
      main { button("Save", .disabled(isDone), .onClick { send(true) }) }
    }
    let verdict = try once.walk().theFocusIsKept()
    #expect(replayed(verdict) == ["click \"Save\""])
    #expect(verdict.description.contains("the focused element is disabled"))
  }

  @Test func `the focus is also lost by what comes from outside`() throws {
    let dispatcher = Dispatcher<Outside, Int, Int>.update { step, next in
      step = next
      return next == 1
        ? .task { outside, out in
          await outside.ask("load")
          out.send(2)
        } : .none
    }
    let explorer = Explorer { outside in
      let face = Face<Int, Int, HTML> { step, send in
        if step < 2 { main { button("Load", .onClick { send(1) }) } } else { p("Loaded") }
      }
      return Program(Component(dispatcher, face), state: 0, world: outside)
    }
    let verdict = try explorer.walk(depth: 3).theFocusIsKept()
    #expect(replayed(verdict) == ["click \"Load\"", "\"load\" is done"])
  }

  @Test func `what says that it is disabled and is used all the same is found`() throws {
    func door(says isSaid: Bool) -> Explorer<Bool, Bool> {
      page(false, Dispatcher<Void, Bool, Bool>.reduce { $0 = $1 }) { _, send in
        button(
          "Open", .disabled(!isSaid), .ariaDisabled(true), .onClick { send(true) })
      }
    }
    #expect(try door(says: false).walk().whatIsDisabledDoesNothing().holds)
    let verdict = try door(says: true).walk().whatIsDisabledDoesNothing()
    #expect(verdict.answer == .refuted)
    #expect(verdict.description.contains("button \"Open\" is disabled, but does something"))
  }

  @Test func `what was typed is lost where an answer draws the field anew`() throws {
    func explorer(keepsField: Bool) -> Explorer<Int, Int> {
      let dispatcher = Dispatcher<Outside, Int, Int>.update { step, next in
        step = next
        return next == 1
          ? .task { outside, out in
            await outside.ask("hints")
            out.send(2)
          } : .none
      }
      return Explorer { outside in
        let face = Face<Int, Int, HTML> { step, send in
          button("Hints", .onClick { send(1) })
          if step == 2, !keepsField {
            div { input(.type(.text), .name("note"), .ariaLabel("Note")) }
          } else {
            input(.type(.text), .name("note"), .ariaLabel("Note"))
          }
        }
        return Program(Component(dispatcher, face), state: 0, world: outside)
      }
    }
    #expect(try explorer(keepsField: true).walk(depth: 3).whatWasTypedIsKept().way == nil)
    let verdict = try explorer(keepsField: false).walk(depth: 3).whatWasTypedIsKept()
    #expect(replayed(verdict) == ["click \"Hints\"", "\"hints\" is done"])
    #expect(verdict.description.contains("\"Note\" lost \"typed\""))
  }

  @Test func `a field that is heard is lost where an answer puts something else into it`() throws {
    struct Form: Hashable, Sendable {
      var note = ""
      var isLoading = false
    }
    enum Change: Sendable {
      case write(String)
      case load
      case loaded
    }
    let dispatcher = Dispatcher<Outside, Form, Change>.update { form, change in
      switch change {
      case .write(let text): form.note = text
      case .load:
        form.isLoading = true
        return .task { outside, out in
          await outside.ask("load")
          out.send(.loaded)
        }
      case .loaded: form = Form()
      }
      return .none
    }
    let explorer = Explorer { outside in
      let face = Face<Form, Change, HTML> { form, send in
        if !form.isLoading { button("Load", .onClick { send(.load) }) }
        input(
          .type(.text), .ariaLabel("Note"), .value(form.note), .onInput { send(.write($0)) })
      }
      return Program(Component(dispatcher, face), state: Form(), world: outside)
    }.typing("Ada")
    let verdict = try explorer.walk(depth: 4).whatWasTypedIsKept()
    #expect(replayed(verdict)?.last == "\"load\" is done")
    #expect(replayed(verdict)?.count == 3)
  }
}
