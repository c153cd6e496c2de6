// What the compiler asks of a comonadic component that was written before Swift 6.
import Dispatch

final class Component<Space> {
  var space: Space
  init(_ space: Space) { self.space = space }

  func write(_ next: @escaping @Sendable () -> Space) {
    DispatchQueue.global().async { self.space = next() }
    // error: capture of 'self' with non-Sendable type 'Component<Space>' in a '@Sendable' closure
  }
}

let component = Component(0)
// error: let 'component' is not concurrency-safe because non-'Sendable' type 'Component<Int>'
@MainActor let owned = Component(0)
