// swift-format-ignore-file: UseSynthesizedInitializer
// default isolation: MainActor
// In such a module types belong to the main actor, and lenses to nobody.
import Arco
import ArcoMacros

struct Dose { var grams: Int }
protocol Named { var name: String { get } }

@Optics struct Brew {
  var dose: Dose
  var doses: [Dose?]
  let id: Int
}

@Optics struct Written {
  let dose: Dose
  var count: Int
  init(dose: Dose, count: Int) {
    self.dose = dose
    self.count = count
  }
}

@Optics enum Input {
  case set(Dose)
  case run(() -> Void)
  case reset
}

@Optics struct Pair<First, Second: Sendable> {
  var first: First
  // note: 'first' gets no lens: 'Pair' is isolated to the main actor by default, and a macro cannot see whether the type of 'first' is Sendable; if it is, make 'first' nonisolated; otherwise make 'Pair' nonisolated
  // note: make 'first' nonisolated
  var second: Second
}

@Optics struct Screen {
  var tap: () -> Void
  // note: 'tap' gets no lens: 'Screen' is isolated to the main actor by default
  // note: make 'tap' nonisolated
  var named: any Named
  // note: 'named' gets no lens: 'Screen' is isolated to the main actor by default
  // note: make 'named' nonisolated
  var title: String
  let id: Int
  // note: which is not possible because of the isolated 'tap'; make 'id' a variable
  // note: make 'id' a variable
}

@Optics nonisolated struct Free<Value> {
  var value: Value
  let tap: () -> Void
}

nonisolated struct Around {
  @Optics struct Inside { var tap: () -> Void }
}

nonisolated func use(_ brew: Brew, _ written: Written) -> Brew {
  _ = Written.lenses.dose.setting(written, to: Brew.lenses.dose.get(brew))
  return Brew.lenses.id.setting(brew, to: 3)
}
