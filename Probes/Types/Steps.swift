// A step of a state, in place or as a function from the old state to the new; and each with a mistake in it.
import Arco
import ArcoArchitectures
import ArcoComonads
import Models

#if InPlace  // A property that the state does not have.
  func count(_ cup: Local<Cup, Never>) {
    cup.modify { $0.title += "!" }
    // error: value of type 'Cup' has no member 'title'
  }
#elseif Next  // A new state of another type.
  func count(_ number: Local<Int, Never>) {
    number.modify { s in Double(s) + 1 }
    // warning: result of operator '+' is unused
  }
#elseif Machine  // A monad that only goes up, of a view that would go down.
  enum Climbs: Container {
    static func root(_ floor: Int) -> UInt { 0 }
    static func reshape(_ floor: Int, at floors: UInt) -> Int { floor + Int(floors) }
    static func compose(_ floor: Int, _ first: UInt, _ then: UInt) -> UInt { first + then }
  }
  func down(_ handler: Handler<Void, Climbs>) {
    handler(.modify { $0 - 1 })
    // error: Climbs
  }
#else
  func count(_ number: Local<Int, Never>, _ cup: Local<Cup, Never>, _ isOpen: Local<Bool, Never>) {
    number.modify { $0 += 1 }
    number.modify { s in s + 1 }
    isOpen.modify { $0.toggle() }
    isOpen.modify { !$0 }
    cup.modify { $0.name = "Tea" }
    cup.modify { $0.sugar.lumps += 1 }
    cup.modify { cup in
      var cup = cup
      cup.name.removeAll()
      return cup
    }
  }
  func inPlace() -> State<Int, Void> { .modify { $0 += 1 } }
  func next() -> State<Int, Void> { .modify { s in s + 1 } }
  func both() -> State<Int, Void> { .modify { $0 += 1 }.then(.modify { s in s * 2 }) }
  let moves = Dispatcher<Void, Cup, CupInput>.pure { input in
    switch input {
    case .sugar: .none
    case .rename(let name): .modify { $0.name = name }
    case .drink: .modify { _ in Cup() }
    }
  }
  let combined = Dispatcher<Void, Cup, CupInput>.combine(moves, .empty(), moves)
  func narrow(_ driver: Driver<Void, Cup, CupInput>) {
    driver.scope(state: \.sugar, input: CupInput.sugar).send(.add)
    driver.scope(state: Lens(\.sugar), input: sugarInput).send(.add)
  }
  func step(_ handler: StateHandler<Int>) {
    handler(.modify { $0 += 1 })
    handler(.modify { s in s + 1 })
  }
#endif
