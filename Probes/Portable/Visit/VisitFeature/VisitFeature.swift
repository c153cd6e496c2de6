import ArcoCore
import ArcoOptics
import ArcoRoutes

/// What is shown: the list, or one of it.
public enum Place: Equatable, Sendable {
  case list
  case item(Int)
}

public struct Visit: Equatable, Sendable {
  public var place = Place.list

  public init() {}
}

public enum VisitInput: Sendable {
  case visit(Place)
}

public let visit = Dispatcher<Void, Visit, VisitInput>.reduce { visit, input in
  if case .visit(let place) = input { visit.place = place }
}

public let route = Route<Place>.oneOf {
  Route.path().into(
    Prism<Place, Void>(extract: { $0 == .list ? () : nil }, embed: { .list }))
  Route.path("items").segment(.integer).into(
    Prism<Place, Int>(Place.item) { if case .item(let number) = $0 { number } else { nil } })
}
