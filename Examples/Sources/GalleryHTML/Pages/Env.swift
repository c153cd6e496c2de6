import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

struct Theme: Sendable {
  var name, drink, more: String

  static let morning = Theme(name: "morning", drink: "Cups of coffee", more: "Another coffee")
  static let evening = Theme(name: "evening", drink: "Pots of tea", more: "Another tea")
}

/// A child that takes its texts from its environment.
func drinks(in theme: Theme) -> StoreComponent<Void, Int, Int, HTML> {
  StoreComponent(
    initialState: 0,
    dispatcher: .reduce { drinks, more in drinks += more },
    render: { drinks, pour in
      div(.class("line")) {
        button(theme.more, .onClick { pour(1) })
        output("\(drinks)", .ariaLabel(theme.drink))
      }
    })
}

/// An environment with a theme around the child.
func themed(_ theme: Theme) -> EnvComponent<Void, Theme, Int, Int, HTML> {
  EnvComponent(surroundings: theme, around: drinks) { theme, drinks in
    section(.class("part", "theme", theme.name)) {
      h2(theme.drink)
      drinks
    }
  }
}

typealias Themed = Both<Present<Envs<Theme>>, Int>

/// The same child in two themes.
func themes() -> DayComponent<Void, Themed, Themed, Int, Int, HTML> {
  DayComponent(themed(.morning), themed(.evening)) { morning, evening in
    div(.class("pair")) {
      morning
      evening
    }
  }
}
