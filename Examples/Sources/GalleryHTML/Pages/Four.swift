import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

/// The screen: a number between two buttons. It knows no comonad.
func cups(_ cups: Int, _ send: Send<Turn>) -> HTML {
  div(.class("scale")) {
    button("−", .class("round"), .ariaLabel("One less"), .onClick { send(.left) })
    output("\(cups)", .ariaLabel("Cups"))
    button("+", .class("round"), .ariaLabel("One more"), .onClick { send(.right) })
  }
}

extension Turn {
  var step: Int { self == .left ? -1 : 1 }
}

func onStore() -> some ProgramProtocol<HTML> {
  StoreComponent(initialState: 0, update: { $0 += $1.step }, render: cups)
}

func onMoore() -> some ProgramProtocol<HTML> {
  MooreComponent(initialState: 0, update: { $0 += $1.step }, render: cups)
}

func onTraced() -> some ProgramProtocol<HTML> {
  TracedComponent(initialState: Sum(0), update: { Sum($0.step) }, render: { cups($0.value, $1) })
}

func onZipper() -> some ProgramProtocol<HTML> {
  ZipperComponent(initialState: Array(0...9), render: cups)
}

/// A parent knows that its child is markup. Which comonad it is, the parent does not know.
func named(_ name: String, _ child: some ProgramProtocol<HTML>) -> some ProgramProtocol<HTML> {
  EnvComponent(surroundings: name, around: child.program) { name, child in
    section(.class("part"), .ariaLabel(name)) {
      h2(name)
      child
    }
  }
}

func beside(
  _ left: some ProgramProtocol<HTML>, _ right: some ProgramProtocol<HTML>
) -> some ProgramProtocol<HTML> {
  DayComponent(left.program, right.program) { left, right in
    div(.class("pair")) { .list([left, right]) }
  }
}

func four() -> some ProgramProtocol<HTML> {
  beside(
    beside(named("Store", onStore()), named("Moore", onMoore())),
    beside(named("Traced", onTraced()), named("Zipper", onZipper())))
}
