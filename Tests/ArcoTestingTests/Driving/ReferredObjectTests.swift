import ArcoCore
import ArcoTesting
import Testing

/// States that refer to objects, of which a copy is no copy.
struct ReferredObjectTests {
  private final class Box: Equatable, @unchecked Sendable {
    var number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Box, right: Box) -> Bool { left.number == right.number }
  }

  private struct Whole: Equatable {
    var box = Box(0)
    var other: Box?
    var count = 0
  }

  private enum Input {
    case inPlace
    case anew
    case other
  }

  private let dispatcher = Dispatcher<Void, Whole, Input>.reduce { whole, input in
    switch input {
    case .inPlace: whole.box.number += 1
    case .anew: whole.box = Box(whole.box.number + 1)
    case .other:
      whole.other = Box(7)
      whole.count += 1
    }
  }

  @Test func `an object that was changed in place is told, with what was in it`() throws {
    let test = TestDriver(dispatcher, state: Whole())
    let found = mismatch { () throws(TestMismatch) in try test.send(.inPlace) }
    #expect(
      found?.reason
        == .changedInPlace(
          .sending(".inPlace"), .init(path: "box", before: "number: 0", after: "number: 1")))
    #expect(
      found?.message == """
        after sending .inPlace an object that the state refers to was changed in place, so that the \
        test cannot know the state before: keep a value there, such as a struct
          box: was number: 0, is number: 1
        """)
  }

  @Test func `an object that another takes the place of is a change like others`() throws {
    let test = TestDriver(dispatcher, state: Whole())
    try test.send(.anew) { $0.box = Box(1) }
    #expect(mismatch { () throws(TestMismatch) in try test.send(.anew) } != nil)
    try test.send(.other) {
      $0.other = Box(7)
      $0.count = 1
    }
    try test.finish()
  }

  @Test func `an object that came with a step is looked at from then on`() throws {
    struct Perhaps: Equatable {
      var box: Box?
      var count = 0
    }
    let making = Dispatcher<Void, Perhaps, Bool>.reduce { state, isMaking in
      if isMaking { state.box = Box(0) } else { state.box?.number += 1 }
    }
    let test = TestDriver(making, state: Perhaps())
    try test.send(true) { $0.box = Box(0) }
    let found = mismatch { () throws(TestMismatch) in try test.send(false) }
    guard case .changedInPlace(_, let object)? = found?.reason else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(object.path == "box")
  }

  @Test func `a driver that is released tells of an object that an effect changed in place`() throws
  {
    var told: [TestMismatch] = []
    do {
      let later = Dispatcher<Void, Whole, Int>.update { _, _ in
        .task { _, out in out.move { $0.box.number += 1 } }
      }
      let test = TestDriver(later, state: Whole(), report: { told.append($0) })
      try test.send(0)
    }
    guard case .changedInPlace(_, let object)? = told.first?.reason else {
      Issue.record("\(told)")
      return
    }
    #expect(object.path == "box")
  }

  @Test func `an object in a loose test may change`() throws {
    let test = TestDriver(dispatcher, state: Whole(), strictness: .loose)
    try test.send(.inPlace)
    try test.finish()
  }

  @Test func `objects that refer to each other are looked at once`() throws {
    final class Node: Equatable, @unchecked Sendable {
      var next: Node?
      static func == (left: Node, right: Node) -> Bool { left === right }
    }
    let (one, other) = (Node(), Node())
    (one.next, other.next) = (other, one)
    let cut = Dispatcher<Void, Node, Bool>.reduce { node, _ in node.next?.next = nil }
    let test = TestDriver(cut, state: one)
    let found = mismatch { () throws(TestMismatch) in try test.send(true) }
    guard case .changedInPlace(_, let object)? = found?.reason else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(object.path == "next")
    one.next = nil
  }
}
