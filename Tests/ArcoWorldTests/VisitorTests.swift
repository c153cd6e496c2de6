import ArcoCore
import ArcoTesting
import ArcoWorld
import Testing

private struct Clerk: Equatable, Sendable {
  var name: String
  var mayClear = true
}

private struct World: Sendable {
  var visitor: Visitor<Clerk>
}

private struct Desk: Equatable, Sendable {
  var user: Clerk?
  var note = ""
}

private enum DeskInput: Equatable, Sendable {
  case became(Clerk?)
  case clear
  case cleared(Bool)
}

private let desk = Dispatcher<World, Desk, DeskInput> {
  Dispatcher.update { desk, input in
    switch input {
    case .became(let user): desk.user = user
    case .clear:
      return .callback { world, out in
        out.send(.cleared(world.visitor.allows { $0.mayClear }))
        out.finish()
        return .none
      }
    case .cleared(let isCleared): desk.note = isCleared ? "cleared" : "refused"
    }
    return .none
  }
  Dispatcher.alive { .listen(to: \.visitor) { .became($0) } }
}

@MainActor
@Suite struct VisitorTests {
  private let ada = Clerk(name: "Ada")

  private func driver(_ visitor: Visitor<Clerk>) -> TestDriver<World, Desk, DeskInput> {
    TestDriver(desk, state: Desk(), world: World(visitor: visitor), strictness: .loose)
  }

  @Test func `a component hears who its visitor is, and who they become`() throws {
    let source = VisitorSource(ada)
    let driver = driver(source.visitor)
    try driver.settle { $0.user = Clerk(name: "Ada") }
    source.become(Clerk(name: "Ada", mayClear: false))
    try driver.settle { $0.user?.mayClear = false }
    source.become(nil)
    try driver.settle { $0.user = nil }
  }

  @Test func `a right that is lost is lost where an input is handled`() throws {
    let source = VisitorSource(ada)
    let driver = driver(source.visitor)
    try driver.settle { $0.user = Clerk(name: "Ada") }
    try driver.send(.clear)
    try driver.settle { $0.note = "cleared" }
    source.become(Clerk(name: "Ada", mayClear: false))
    // The state does not know yet: the world does.
    try driver.send(.clear)
    try driver.settle {
      $0.note = "refused"
      $0.user?.mayClear = false
    }
  }

  @Test func `nobody may do anything`() {
    #expect(!Visitor<Clerk>.always(nil).allows { _ in true })
    #expect(Visitor.always(ada).allows { $0.mayClear })
  }

  @Test func `who has left is told nothing`() throws {
    let source = VisitorSource(ada)
    let heard = Locked(0)
    let listening = source.visitor.listen { _ in heard.withLock { $0 += 1 } }
    listening.stop()
    source.become(nil)
    #expect(heard.withLock { $0 } == 1)
  }

  @Test func `who asks is told who the visitor is now, and who listens hears that first`() {
    let source = VisitorSource<Clerk>(nil)
    #expect(source.visitor.user == nil)
    source.become(ada)
    #expect(source.visitor.user == ada)
    #expect(source.visitor.allows { $0.mayClear })
    #expect(!source.visitor.allows { $0.name == "Grace" })
    let heard = Locked<[[Clerk?]]>([[], []])
    let first = source.visitor.listen { user in heard.withLock { $0[0].append(user) } }
    source.become(nil)
    let second = source.visitor.listen { user in heard.withLock { $0[1].append(user) } }
    #expect(heard.withLock { $0 } == [[ada, nil], [nil]])
    first.stop()
    source.become(ada)
    #expect(heard.withLock { $0 } == [[ada, nil], [nil, ada]])
    second.stop()
  }

  @Test func `somebody who stays who they are is told once`() {
    let heard = Locked<[Clerk?]>([])
    Visitor.always(ada).listen { user in heard.withLock { $0.append(user) } }.stop()
    #expect(heard.withLock { $0 } == [ada])
    #expect(Visitor.always(ada).user == ada)
    #expect(Visitor<Clerk>.always(nil).user == nil)
  }

  @Test func `a component cannot tell a visitor from elsewhere from one of its process`() throws {
    let source = VisitorSource<Clerk>(nil)
    let stops = Locked(0)
    let visitor = Visitor<Clerk>(
      user: { source.visitor.user },
      listen: { hear in
        let listening = source.visitor.listen(hear)
        return Cancellation {
          stops.withLock { $0 += 1 }
          listening.stop()
        }
      })
    var driver: TestDriver<World, Desk, DeskInput>? = driver(visitor)
    try driver?.settle()
    source.become(ada)
    try driver?.settle { $0.user = Clerk(name: "Ada") }
    driver = nil
    #expect(stops.withLock { $0 } == 1)
  }
}
