/// A log of each input and of the changes that it made in the state, for debugging.
///
///     ComponentView(coffee(), state: Brew(), trace: .printed)
///
/// This prints the input, the values that changed, and how many views ran:
///
/// ```
/// beans(CoffeeFeature.DoseInput.plus)
///   beans.grams: 15.0 → 16.0
///   2 views
/// ```
///
/// Do not ship it: it turns the whole state into text after every input.
/// - Complexity: O(size of the state) for each input.
public struct Trace {
  let write: (String) -> Void

  /// Makes a trace that passes each text to a closure, on the main actor.
  public init(_ write: @escaping (String) -> Void) { self.write = write }

  /// A trace that prints each text.
  public static var printed: Trace { Trace { print($0) } }
}

@available(*, unavailable)
extension Trace: Sendable {}

/// The inputs and the number of views since the last report.
///
/// It stores the state as text, never the state itself: a second reference would make each change
/// copy the state.
@MainActor
final class Journal<State> {
  private let trace: Trace
  private var known: [StatePlace]

  init(_ trace: Trace, state: State) {
    self.trace = trace
    self.known = StatePlace.all(in: state)
  }

  func note(_ input: String) { trace.write(input) }

  func report(_ state: State, views: Int) {
    let places = StatePlace.all(in: state)
    let differences = StatePlace.differences(from: known, to: places).map { "  \($0)" }
    guard views > 0 || !differences.isEmpty else { return }
    let lines = differences + ["  \(views) \(views == 1 ? "view" : "views")"]
    known = places
    trace.write(lines.joined(separator: "\n"))
  }
}
