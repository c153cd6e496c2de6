// All alternatives of a route are for one kind of value.
import ArcoRoutes

let orders = Route.oneOf {
  // error: requires the types 'RouteParts.After<RouteParts.Path, RouteParts.Segment<RouteForms.Integer<Int>>>.Part' (aka 'Int') and 'RouteParts.After<RouteParts.Path, RouteParts.Segment<RouteForms.Text>>.Part' (aka 'String') be equivalent
  Route.path("orders").segment(.integer)
  Route.path("orders").segment(.text)
}
