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
#elseif Child  // Places a child that there is not. The compiler says so, and then loses its way.
  func face() -> Face<Cup, CupInput, HTML> {
    Face.placing { parts in
      // error: failed to produce diagnostic for expression
      let view = parts.place(milk, Face { sugar, _ in p("\(sugar.lumps)") })
      // error: cannot find 'milk' in scope
      return parts.view { cup, send in main { view } }
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
    Face.placing { parts in
      let view = parts.place(part, name())
      // error: Face<String, CupInput, HTML>
      return parts.view { cup, send in main { view } }
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
