// A main-actor view type is a component's content: the faces that make it call its main-actor
// initialiser, while the dispatchers behind it are global lets without isolation.
import Arco

/// A view as SwiftUI's are: its initialiser may be called on the main actor only.
@MainActor struct ProbeView {
  let text: String
  let parts: [ProbeView]
  let slot: Slot<ProbeView>?

  init(_ text: String = "", parts: [ProbeView] = [], slot: Slot<ProbeView>? = nil) {
    self.text = text
    self.parts = parts
    self.slot = slot
  }

  var shown: String {
    let inSlot = slot?.instances.map { $0.content.shown } ?? []
    return ([text] + parts.map { $0.shown } + inSlot).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ProbeView: @MainActor Content {
  static func child(_ slot: Slot<ProbeView>) -> ProbeView { ProbeView(slot: slot) }
}

enum Step: Sendable {
  case plus
}

struct Pair: Sendable {
  var left = 0
  var right = 0
}

enum PairStep: Sendable {
  case left(Step)
  case right(Step)
}

let counter = Dispatcher<Void, Int, Step>.reduce { count, _ in count += 1 }
let left = counter.child(
  state: Lens(\Pair.left),
  input: Prism(PairStep.left) { if case .left(let step) = $0 { step } else { nil } })
let right = counter.child(
  state: Lens(\Pair.right),
  input: Prism(PairStep.right) { if case .right(let step) = $0 { step } else { nil } })
let pair = Dispatcher<Void, Pair, PairStep> {
  left
  right
}

@MainActor func counterFace(_ label: String) -> Face<Int, Step, ProbeView> {
  Face { count, _ in ProbeView("\(label) \(count)") }
}

@MainActor func pairFace() -> Face<Pair, PairStep, ProbeView> {
  Face.placing { parts in
    let leftView = parts.place(left, counterFace("left"))
    let rightView = parts.place(right, counterFace("right"))
    return parts.view { pair, _ in
      ProbeView("sum \(pair.left + pair.right)", parts: [leftView, rightView])
    }
  }
}

/// An owner that is no main actor: a session of a server.
actor Session {
  private var driver: Driver<Void, Int, Step>?

  func start() { driver = Driver(counter, state: 0) }

  func send(_ step: Step) -> Int? {
    driver?.send(step)
    return driver?.state
  }
}

@main struct Probe {
  @MainActor static func main() async {
    let driver = Driver(pair, state: Pair())
    let root = driver.show(pairFace()) { _ in }
    driver.send(.right(.plus))
    precondition(root.instances[0].content.shown == "sum 1 left 0 right 1")
    let session = Session()
    await session.start()
    let count = await session.send(.plus)
    precondition(count == 1)
  }
}
