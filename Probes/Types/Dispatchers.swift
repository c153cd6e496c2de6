// Dispatchers of every form, with a child; and each with a mistake in it.
import Arco
import Models

#if Case  // A case that the input does not have.
  let cups = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
    switch input {
    case .rename(let name): cup.name = name
    case .spill: cup = Cup()
    // error: type 'CupInput' has no member 'spill'
    default: break
    }
  }
#elseif Property  // A property that the state does not have.
  let cups = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
    switch input {
    case .rename(let name): cup.title = name
    // error: value of type 'Cup' has no member 'title'
    default: break
    }
  }
#elseif Parent  // A part cannot touch its parent's state.
  let part = Dispatcher<Void, Sugar, SugarInput>.reduce { sugar, _ in sugar.name = "" }
// error: value of type 'Sugar' has no member 'name'
#elseif InPlace  // A step of a property that the state does not have.
  func step(_ cup: Local<Cup, Never>) { cup.modify { $0.title += "!" } }
// error: value of type 'Cup' has no member 'title'
#elseif Next  // A next state of another type is taken for a step in place.
  func step(_ number: Local<Int, Never>) { number.modify { s in Double(s) + 1 } }
// warning: result of operator '+' is unused
#elseif Effectful  // `reduce` has no effect; what returns one is `update`.
  let cups = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
    cup.name = ""
    return .send(.drink)
    // error: 'NoEffect' has no member 'send'
  }
#elseif Nothing  // `update` returns an effect.
  let one = Dispatcher<Void, Cup, CupInput>.update { cup, input in
    cup.name.removeAll()
    // error: cannot convert value of type '()' to closure result type 'Effect<Void, Cup, CupInput>'
  }
#elseif MissingReturn  // `update` of several statements, too.
  let two = Dispatcher<Void, Cup, CupInput>.update { cup, input in
    cup.name = ""
    cup.sugar.lumps = 0
  }
// error: missing return in closure expected to return 'Effect<Void, Cup, CupInput>'
#elseif Pure  // `pure` returns a move.
  let cups = Dispatcher<Void, Cup, CupInput>.pure { _ in .send(.drink) }
// error: type 'Move<Cup>' has no member 'send'
#elseif Transition  // `transition` returns the next state, or none.
  let cups = Dispatcher<Void, Cup, CupInput>.transition { cup, input in
    cup.name = ""
    // error: 'cup' is a 'let' constant
    return cup
  }
#elseif MissingChild  // A list with a part that there is not.
  let cups = Dispatcher<Void, Cup, CupInput> {
    milk
    // error: cannot find 'milk' in scope
  }
#elseif Part  // A child whose part of the state has another type; notes tell which type each form wants.
  let part = sugar.child(state: Lens(\Cup.name), input: sugarInput)
// error: instance method 'child(state:input:)' requires the types 'Sugar' and 'String' be equivalent
#elseif Paths  // Of two key paths, the compiler names the wrong one.
  let cups = Dispatcher<Void, Cup, CupInput> { sugar.child(state: \.sugar, input: \.salt) }
// error: requires that 'KeyPath<Root, Value>' conform to 'PrismOptic'
#elseif World  // A part that needs a world, in a list without one.
  let boiling = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in .none }
  let cups = Dispatcher<Void, Cup, CupInput> {
    boiling
    // error: Kitchen
  }
#elseif AliveKey  // A key is no condition.
  let cups = Dispatcher<Void, Cup, CupInput>.alive(while: \.name) {
    // error: key path value type 'String' cannot be converted to contextual type 'Bool'
    .send(.drink, every: .seconds(1))
  }
#elseif AliveCondition  // A condition is no key: the effect would be alive for `false`, too.
  let cups = Dispatcher<Void, Cup, CupInput>.alive(for: \.name.isEmpty) { _ in
    // warning: the effect also runs for 'false'; use 'while' for a condition
    .send(.drink, every: .seconds(1))
  }
#elseif CallArgument  // A function of the world is called with something else.
  let cups = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in
    .task(\.boil, 3, as: { .rename("\($0)") })
    // error: extra argument in call
  }
#elseif CallResult  // What is sent takes something else than the result.
  let cups = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in
    .task(\.boil, as: CupInput.rename)
    // error: key path value type 'Int' cannot be converted to contextual type 'String'
  }
#else
  let alive = Dispatcher<Kitchen, Cup, CupInput> {
    Dispatcher.alive { .send(.drink, every: .seconds(1)) }
    Dispatcher.alive(while: { $0.name.isEmpty }) { .send(.drink, after: .seconds(1)) }
    Dispatcher.alive(for: { $0.name }) { .send(.rename($0), after: .seconds(1)) }
  }
  let calling = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in
    .task(\.boil, as: { .rename("\($0)") })
  }
  let reducing = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
    switch input {
    case .sugar: break
    case .rename(let name): cup.name = name
    case .drink: cup = Cup()
    }
  }
  let updating = Dispatcher<Kitchen, Cup, CupInput>.update { cup, input in
    switch input {
    case .rename(let name):
      cup.name = name
      return .none
    case .sugar, .drink:
      return .send(.rename(cup.name))
    }
  }
  func steps(_ number: Local<Int, Never>, _ cup: Local<Cup, Never>) {
    number.modify { $0 += 1 }
    number.modify { s in s + 1 }
    cup.modify { $0.sugar.lumps += 1 }
  }
  let part = sugar.child(state: Lens(\Cup.sugar), input: sugarInput)
  let whole = Dispatcher<Kitchen, Cup, CupInput> {
    part
    sugar.child(state: Lens(\.sugar), input: \.sugar)
    sugar.child(state: \.sugar, input: sugarInput)
    sugar.widen(state: \.sugar, input: \.sugar)
    reducing
    updating
  }
#endif
