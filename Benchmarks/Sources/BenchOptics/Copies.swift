import ArcoOptics
import Measure

/// Thrown by every second change, after it has written.
private struct Refused: Error {}

private enum Screen {
  case list([Int])
  case empty
}

/// Changes an element of a long array at the end of an optic, and throws every second time.
private func changes<Whole>(
  _ whole: Whole, _ optic: some AffineOptic<Whole, [Int]>
) -> (Int) -> Void {
  var whole = whole
  return { turn in
    do throws(Refused) {
      _ = try optic.modifyIfPresent(&whole) { (elements) throws(Refused) in
        elements[turn % elements.count] += 1
        if turn.isMultiple(of: 2) { throw Refused() }
      }
    } catch {}
  }
}

private let long = Array(repeating: 0, count: 100_000)

/// The payload of an enum's case, of an optional, and of a dictionary's value.
@MainActor func copiedBytes() -> Double {
  let list = Prism(Screen.list) { if case .list(let elements) = $0 { elements } else { nil } }
  let runs = [
    changes(Screen.list(long), list),
    changes(Optional(long), StandardOptics.Some()),
    changes(["long": long], StandardOptics.ValueAt("long").some),
  ]
  return runs.map { Allocations.each($0).bytes }.max() ?? 0
}
