import Arco
import ArcoHTML
import ArcoWeb

// 4. Timer: it runs up to a limit, which may change while it runs.

/// A timer. Its times are in tenths of a second.
package struct Timer: Feature, Equatable, Sendable {
  package var elapsed = 0
  package var duration = 150

  package init() {}

  static let longest = 300

  var isRunning: Bool { elapsed < duration }

  package enum Input: Equatable, Sendable {
    case tick
    case last(Int)
    case reset
  }
}

package let timing = DispatcherOf<Timer> {
  Dispatcher.reduce { timer, input in
    switch input {
    case .tick: timer.elapsed = min(timer.elapsed + 1, timer.duration)
    case .last(let duration): timer.duration = min(max(duration, 0), Timer.longest)
    case .reset: timer.elapsed = 0
    }
  }
  Dispatcher.alive(while: { $0.isRunning }) {
    .send(.tick, every: .milliseconds(100))
  }
}

/// The page with a timer that starts at once.
package func timerPage() -> Program<Void, Timer, Timer.Input, HTML> {
  let component = Component(timing) { timer, send in
    main(.class("card", "gui", "timer")) {
      h1("Timer")
      label {
        "Elapsed time"
        progress(
          .value("\(min(timer.elapsed, timer.duration))"), .max("\(max(timer.duration, 1))"))
      }
      p(seconds(timer.elapsed), .id("elapsed"))
      label {
        "Duration"
        input(
          .type(.range), .min(0), .max(Double(Timer.longest)), .value("\(timer.duration)"),
          .ariaValueText(seconds(timer.duration)), .onInput { send(.last(Int($0) ?? 0)) })
      }
      p(seconds(timer.duration), .id("duration"))
      button("Reset", .onClick { send(.reset) })
    }
  }
  return Program(component, state: Timer())
}

private func seconds(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10) s" }
