// A route of a text does not lead into a case that has a number.
import ArcoOptics
import ArcoRoutes

enum Page: Sendable { case item(Int) }

let item = Prism(Page.item) { if case .item(let number) = $0 { number } else { nil } }
let items = Route.path("items").segment(.text).into(item)
// error: instance method 'into' requires the types 'RouteParts.After<RouteParts.Path, RouteParts.Segment<RouteForms.Text>>.Part' (aka 'String') and 'Int' be equivalent
