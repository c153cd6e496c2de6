import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoLaws
import ArcoTesting

/// A combinator put around a component.
enum Layer: Sendable {
  case select(Int)
  case onEffect(Int)
  case onEffectAction(Int)
  case lift
  case using
  case map
}

/// How a component begins: its acts by hand, by a dispatcher, or by a narrowed handler.
enum Base: CaseIterable, Sendable {
  case plain
  case handling
  case narrow
}

/// A kind of space as combinators are tried on it, beside its plain model.
///
/// - C: the container.
/// - Place: the model of where one is.
struct Kind<C: Container, Place: Sendable>: Sendable {
  let start: Place
  /// The space, showing its place.
  let space: @Sendable () -> Space<C, String>
  let update: @Sendable (Int) -> Update<C, Void>
  /// Another way to count the same places; done twice, it is none.
  let turning: Morphism<C, C>
  let told: @Sendable (C.Shape) -> String

  /// The model of each: of the space, of an update, of the other way to count, of the shape.
  let shows: @Sendable (Place) -> String
  let moved: @Sendable (Place, Int) -> Place
  let turned: @Sendable (Place) -> Place
  let tells: @Sendable (Place) -> String
}

extension Kind {
  typealias World = Journal<String>
  typealias Reporting = Screen<String, (Int) -> Void>
  typealias Holding = Screen<String, Handler<World, C>>
  typealias Part = UI<World, C, Reporting>

  /// What is shown with its layers, and what others were used.
  @MainActor struct Built {
    var component: Space<C, Part>
    var others: [Running<World, Present<C>, Act<World, C>, Holding>] = []
  }

  /// A component that hands out its handler.
  func other() -> Space<C, UI<World, C, Holding>> {
    space().map { text in UI { Holding(text, $0) } }
  }

  func component(_ base: Base) -> Space<C, Part> {
    let (update, turning) = (update, turning)
    switch base {
    case .plain:
      return space().map { text in Part { handler in Reporting(text, { n in handler(update(n)) }) }
      }
    case .handling:
      return space().map { text in { (report: @escaping (Int) -> Void) in Reporting(text, report) }
      }
      .handling { (n: Int) -> Act<World, C> in .move(update(n)) }
    case .narrow:
      return space().map { text in
        Part { handler in
          let narrow = handler.narrow(along: turning)
          return Reporting(text, { n in narrow(update(n)) })
        }
      }
    }
  }

  @MainActor func put(_ layer: Layer, around built: inout Built, _ journal: World) {
    let (update, told) = (update, told)
    switch layer {
    case .select(let n): built.component = built.component.select(update(n))
    case .onEffect(let n):
      built.component = built.component.onEffect { shape in
        let note = "\(n): \(told(shape))"
        return .callback { journal, out in
          journal.note(note)
          out.finish()
          return .none
        }
      }
    case .onEffectAction(let n):
      built.component = built.component.onEffectAction { shape in
        isMoved(told(shape)) ? .move(update(n)) : .none
      }
    case .lift: built.component = built.component.lift(turning, turning)
    case .using:
      let other = Running(other().explore(environment: journal))
      guard let handler = other.view.does else { return }
      built.component = built.component.using(handler)
      built.others.append(other)
    case .map:
      built.component = built.component.map { ui in
        ui.map { screen in
          var screen = screen
          screen.shown = screen.shown.map { "[\($0)]" }
          return screen
        }
      }
    }
  }
}

/// Whether an action that follows an act moves: not everywhere.
func isMoved(_ told: String) -> Bool { !told.utf8.count.isMultiple(of: 3) }
