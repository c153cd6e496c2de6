import ArcoCore
import ArcoOptics
import ArcoRoutes

/// What is shown: the list, or one of it.
public enum Place: Equatable, Sendable {
  /// All there is.
  case list
  /// One, by its number.
  case item(Int)
}

/// Where somebody is.
public struct Visit: Equatable, Sendable {
  /// Where.
  public var place = Place.list

  /// Begins at the list.
  public init() {}
}

/// What somebody does.
public enum VisitInput: Sendable {
  /// Goes to a place.
  case visit(Place)
}

/// Follows whoever goes.
public let visit = Dispatcher<Void, Visit, VisitInput>.reduce { visit, input in
  if case .visit(let place) = input { visit.place = place }
}

/// The addresses of places.
public let route = Route<Place>.oneOf {
  Route.path().into(
    Prism<Place, Void>(extract: { $0 == .list ? () : nil }, embed: { .list }))
  Route.path("items").segment(.integer).into(
    Prism<Place, Int>(Place.item) { if case .item(let number) = $0 { number } else { nil } })
}
