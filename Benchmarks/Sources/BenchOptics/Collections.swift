import ArcoOptics
import Garden
import Measure

/// Two levels above an array.
struct Estate {
  var own = 1
  var grounds: Grounds
}

struct Grounds {
  var own = 2
  var gardens: [Garden]
}

private let grounds = Lens<Estate, Grounds>(
  get: { $0.grounds }, modify: { whole, change in change(&whole.grounds) })
private let gardens = Lens<Grounds, [Garden]>(
  get: { $0.gardens }, modify: { whole, change in change(&whole.gardens) })

/// Changes one element of an array, two levels down; every turn comes to the same place.
func arcoElement(of count: Int) -> (Int) -> Void {
  var estate = Estate(grounds: Grounds(gardens: Array(repeating: Garden(), count: count)))
  let element = grounds.appending(gardens)[at: 7]
  return { turn in
    for _ in 0..<values { _ = element.modifyIfPresent(&estate) { $0.own ^= turn } }
  }
}

func handTraversal(_ count: Int) -> (Int) -> Void {
  var gardens = Array(repeating: Garden(), count: count)
  return { turn in
    for index in gardens.indices { gardens[index].own ^= turn }
    var sum = 0
    for garden in gardens { sum &+= garden.own }
    keep(sum)
  }
}

func arcoTraversal(_ count: Int) -> (Int) -> Void {
  var gardens = Array(repeating: Garden(), count: count)
  let owns = Itself<[Garden]>().each.appending(GardenOwn())
  return { turn in
    owns.modifyEach(&gardens) { $0 ^= turn }
    keep(owns.reduce(in: gardens, into: 0) { sum, own in sum &+= own })
  }
}

/// A walk over a million elements by the loop over as many: by time, the least of turns that take
/// turns, since counting their instructions takes minutes.
func traversalOfAMillion() -> Double {
  let hand = handTraversal(1_000_000)
  let arco = arcoTraversal(1_000_000)
  var least = (hand: Double.infinity, arco: Double.infinity)
  for turn in 0..<20 {
    least.hand = min(least.hand, nanoseconds { hand(turn) })
    least.arco = min(least.arco, nanoseconds { arco(turn) })
  }
  return least.arco / least.hand
}
