// A path ends where the query begins.
import ArcoRoutes

let orders = Route.path("orders").query("page", .integer).segment(.text)
// error: referencing instance method 'segment' on 'RouteParts.After' requires that 'RouteParts.Item<RouteForms.Integer<Int>>' conform to 'PathRoute'
