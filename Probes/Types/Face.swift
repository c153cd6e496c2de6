// Faces with a mistake in them.
import Arco
import ArcoHTML
import ArcoWeb
import Models

let part = sugar.child(state: Lens(\Cup.sugar), input: sugarInput)

#if Case  // Sends another part's input.
  func face() -> Face<Sugar, SugarInput, HTML> {
    Face { sugar, send in
      p("\(sugar.lumps)")
      button("+", .onClick { send(.drink) })
      // error: type 'SugarInput' has no member 'drink'
    }
  }
#elseif Child  // Places a child that there is not.
  func face() -> Face<Cup, CupInput, HTML> {
    .showing { cup, send, parts in
      main { parts.place(milk, Face { sugar, _ in p("\(sugar.lumps)") }) }
      // error: cannot find 'milk' in scope
    }
  }
#elseif NumberInElement
  func face() -> Face<Sugar, SugarInput, HTML> {
    Face { sugar, send in
      p { sugar.lumps }
      // error: 'buildExpression' is unavailable: a number is shown as text: write "\(number)"
    }
  }
#elseif Number  // A number is no line of markup, so the closure is taken for a plain one.
  func face() -> Face<Sugar, SugarInput, HTML> {
    Face { sugar, send in
      h1("Sugar")
      sugar.lumps
    }
    // error: missing return in closure expected to return 'HTML'
  }
#elseif Part  // A child that is shown by the face of another type.
  func name() -> Face<String, CupInput, HTML> { Face { name, _ in p(name) } }

  func face() -> Face<Cup, CupInput, HTML> {
    .showing { cup, send, parts in
      main { parts.place(part, name()) }
      // error: Face<String, CupInput, HTML>
    }
  }
#elseif Optics  // Places a part by the path to another.
  func name() -> Face<String, SugarInput, HTML> { Face { name, _ in p(name) } }

  func face() -> Face<Cup, CupInput, HTML> {
    .showing { cup, send, parts in
      main { parts.place(name(), state: Lens(\.sugar), input: sugarInput) }
      // error: cannot convert
    }
  }
#elseif Sends  // Sends what the whole does not take, beside parts.
  func face() -> Face<Cup, CupInput, HTML> {
    .showing { cup, send, parts in
      parts.place(part, Face { sugar, _ in p("\(sugar.lumps)") })
      button("Spill", .onClick { send(.spill) })
      // error: type 'CupInput' has no member 'spill'
    }
  }
#elseif Property  // Shows a property that the state does not have.
  func face() -> Face<Sugar, SugarInput, HTML> {
    Face { sugar, send in
      h1("Sugar")
      p("\(sugar.lump)")
      // error: value of type 'Sugar' has no member 'lump'
      button("+", .onClick { send(.add) })
    }
  }
#elseif Return  // Forgets to return its view.
  func face() -> Face<Cup, CupInput, HTML> {
    Face.placing { parts in
      let view = parts.place(part, Face { sugar, _ in p("\(sugar.lumps)") })
      parts.view { cup, send in main { view } }
      // error: missing return in closure expected to return 'Drawing<Cup, CupInput, HTML>'
    }
  }
#endif
