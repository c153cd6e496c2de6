import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb
import VisitFeature

/// A navigation in a module of its own, between its feature and its program.
public func visitNavigation() -> Navigation<Visit, VisitInput> {
  Navigation(
    route, state: Lens(get: { $0.place }, modify: { $1(&$0.place) }), input: VisitInput.visit)
}

/// A page of two places.
public func visitPage() -> Component<Void, Visit, VisitInput, HTML> {
  Component(visit) { visit, _ in
    switch visit.place {
    case .list: h1("List")
    case .item(let number): h1("Item \(number)")
    }
    a("First", .href(route, .item(1)))
  }
}
