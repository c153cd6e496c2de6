// A lens belongs to nobody, so of a type of an actor it takes what is Sendable for certain.
import Arco
import ArcoMacros

final class Shared {}
struct Dose: Sendable {}

@MainActor @Optics struct Window {
  var width: Int
  var names: [String: Int?]
  var close: @Sendable () -> Void
  var shared: Shared
  // note: 'shared' gets no lens: 'Window' is isolated to '@MainActor', and a macro cannot see whether the type of 'shared' is Sendable; if it is, make 'shared' nonisolated; otherwise remove '@MainActor'
  // note: make 'shared' nonisolated
  var open: () -> Void
  // note: 'open' gets no lens: 'Window' is isolated to '@MainActor'
  // note: make 'open' nonisolated
  nonisolated var dose: Dose
  let id: Int
  // note: which is not possible because of the isolated 'shared'; make 'id' a variable
  // note: make 'id' a variable
}

@Optics struct Page {
  @MainActor var title: String
  // note: 'title' gets no lens: the property is isolated to '@MainActor', and a lens is nonisolated; remove '@MainActor' here
  var count: Int
}

@globalActor actor StoreActor { static let shared = StoreActor() }

@StoreActor @Optics struct Store {
  var shared: Shared
  // note: 'shared' gets no lens: 'Store' is isolated to '@StoreActor'
  // note: make 'shared' nonisolated
  let id: Int
  // note: which is not possible because of the isolated 'shared'; make 'id' a variable
  // note: make 'id' a variable
}

@MainActor func use(_ window: Window) { _ = Window.lenses.dose.get(window) }
