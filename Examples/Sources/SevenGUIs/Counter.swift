import Arco
import ArcoHTML
import ArcoWeb

// 1. Counter: a number, and a button that increases it by one.

package enum CounterInput: Equatable, Sendable {
  case count
}

let counting = Dispatcher<Void, Int, CounterInput>.reduce { count, _ in count += 1 }

/// The page with a counter at 0.
package func counterPage() -> Program<Void, Int, CounterInput, HTML> {
  let component = Component(counting) { count, send in
    main(.class("card", "gui")) {
      h1("Counter")
      div(.class("line")) {
        output("\(count)", .ariaLabel("Value"))
        button("Count", .onClick { send(.count) })
      }
    }
  }
  return Program(component, state: 0)
}
