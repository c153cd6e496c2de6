import ArcoPages
import ArcoRoutes

@Optics
enum Place: Equatable {
  case home
  case item(Int)
  case user(String)
}

let places = Route.oneOf {
  Route.path().into(Place.prisms.home)
  Route.path("items").segment(.integer).into(Place.prisms.item)
  Route.path("users").segment(.text).into(Place.prisms.user)
}
let navigation = Navigation(places, state: Itself<Place>()) { $0 }
let moving = Dispatcher<Void, Place, Place>.reduce { $0 = $1 }

func shop() -> Component<Void, Place, Place, HTML> {
  Component(moving) { place, _ in
    switch place {
    case .home: a("Tea", .href(places, .item(7)))
    case .item(let number): h1("Item \(number)")
    case .user(let name): h1(name)
    }
  }
}
