// What a site with a store keeps of a screen.
import ArcoCore
import ArcoHTML
import ArcoServer
import ArcoWeb

struct Cart: Codable, Sendable { var items = 0 }
enum CartInput: Codable, Sendable { case add }
struct Draft: Sendable { var text = "" }
enum DraftInput: Sendable { case write(String) }

func page<State, Input>(_: State, _: Input) -> Component<Void, State, Input, HTML> {
  Component(.reduce { _, _ in }) { _, _ in p("") }
}

func screen() -> Screen {
  #if State  // A state that cannot be written.
    Screen(page(Draft(), CartInput.add), state: Draft(), keeping: .states(as: "draft"))
  // error: requires that 'Draft' conform to 'Decodable'
  #elseif Inputs  // Inputs that cannot be written.
    Screen(page(Cart(), DraftInput.write("")), state: Cart(), keeping: .inputs(as: "cart"))
  // error: requires that 'DraftInput' conform to 'Decodable'
  #elseif Unnamed  // A name is forgotten.
    Screen(page(Cart(), CartInput.add), state: Cart(), keeping: .inputs())
  // error: missing argument for parameter 'as' in call
  #else
    Screen(page(Cart(), CartInput.add), state: Cart(), keeping: .inputs(as: "cart"))
  #endif
}
