import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

/// Inputs, effects and environment of views that come and go.
@MainActor struct TaskTests {
  struct Desk: Equatable, Sendable {
    var isOpen = false
    var subject = 1
    var heard: [Int] = []
  }

  enum DeskInput: Sendable {
    case open(Bool)
    case subject(Int)
    case watch(Int)
    case heard(Int)
  }

  /// The log of effects that run until they are cancelled.
  final class Log: Sendable {
    private let events = AsyncStream.makeStream(of: String.self)

    func note(_ event: String) { events.continuation.yield(event) }

    func next() async -> String? {
      for await event in events.stream { return event }
      return nil
    }
  }

  static let desk = Dispatcher<Log, Desk, DeskInput>.update { desk, input in
    switch input {
    case .open(let isOpen): desk.isOpen = isOpen
    case .subject(let subject): desk.subject = subject
    case .heard(let number): desk.heard.append(number)
    case .watch(let subject):
      return .callback { log, out in
        log.note("began \(subject)")
        out.send(.heard(subject))
        return Cancellation { log.note("ended \(subject)") }
      }
    }
    return .none
  }

  func shown(
    _ face: Face<Desk, DeskInput, ViewContent>
  ) -> (ComponentModel<Log, Desk, DeskInput, ViewContent>, Screen, Log) {
    let log = Log()
    let model = ComponentModel(Component(Self.desk, face), state: Desk(), world: log)
    return (model, Screen(ComponentView(model)), log)
  }

  @Test func `an input that a view reports as its task is over when the view leaves`() async {
    let (_, screen, log) = shown(
      .showing { desk, send, parts in
        let isOpen = parts.presence(of: { $0.isOpen }, dismiss: .open(false))
        Button("Open") { send(.open(true)) }
          .sheet(isPresented: isOpen) { Text("sheet").task(send, .watch(1)) }
      })
    screen.press("Open")
    #expect(await log.next() == "began 1")
    screen.dismiss()
    #expect(await log.next() == "ended 1")
  }

  @Test func `a task begins anew when its value is another, and the one before is over`() async {
    let (model, screen, log) = shown(
      Face { desk, send in
        Text("\(desk.subject)").task(id: desk.subject, send, .watch(desk.subject))
      })
    #expect(await log.next() == "began 1")
    model.send(.subject(2))
    screen.settle()
    let events = [await log.next(), await log.next()]
    #expect(Set(events) == ["began 2", "ended 1"])
    model.send(.heard(9))
    screen.settle()
    model.stop()
    #expect(await log.next() == "ended 2")
  }

  @Test func `a face reads the environment, and closes what it stands in`() {
    let (model, screen, _) = shown(
      .showing { desk, send, parts in
        let isOpen = parts.presence(of: { $0.isOpen }, dismiss: .open(false))
        Button("Open") { send(.open(true)) }
          .sheet(isPresented: isOpen) {
            EnvironmentReader(\.dismiss) { dismiss in Button("Close") { dismiss() } }
          }
      })
    screen.press("Open")
    #expect(screen.presented == ["sheet"])
    screen.press("Close")
    #expect(screen.presented == [])
    #expect(!model.state.isOpen)
  }

  @Test(arguments: [nil, Animation.default])
  func `what an effect changes is animated if the model says so, and what a person changes is not`(
    animation: Animation?
  ) async {
    let log = Log()
    let face = Face<Desk, DeskInput, ViewContent> { desk, send in
      Button("Watch") { send(.watch(1)) }
      Button("Open") { send(.open(true)) }
      Text("heard \(desk.heard.count)")
    }
    let view = ComponentView(Component(Self.desk, face), state: Desk(), world: log)
    let screen = Screen(view.animatingEffects(animation))
    screen.press("Open")
    #expect(screen.animatedRuns == 0)
    screen.press("Watch")
    await screen.wait { $0.texts.contains("heard 1") }
    #expect(screen.animatedRuns == (animation == nil ? 0 : 1))
  }

  /// Shows one of two models, and animates what their effects change while a switch is on.
  struct AnimatedDesk: View {
    @SwiftUI.State private var isFirst = true
    @SwiftUI.State private var isAnimated = false
    let models: [ComponentModel<Log, Desk, DeskInput, ViewContent>]

    var body: some View {
      Button("Other") { isFirst.toggle() }
      Button("Animate") { isAnimated.toggle() }
      ComponentView(models[isFirst ? 0 : 1]).animatingEffects(isAnimated ? .default : nil)
    }
  }

  @Test func `an animated view shows another model in its place, and takes another animation`()
    async throws
  {
    let log = Log()
    let face = Face<Desk, DeskInput, ViewContent> { desk, _ in
      Text("desk \(desk.subject) heard \(desk.heard.count)")
    }
    let models = [1, 2].map {
      ComponentModel(Component(Self.desk, face), state: Desk(subject: $0), world: log)
    }
    let screen = Screen(AnimatedDesk(models: models))
    #expect(screen.texts.contains("desk 1 heard 0"))
    screen.press("Other")
    try #require(screen.texts.contains("desk 2 heard 0"))
    screen.press("Animate")
    models[1].send(.watch(1))
    await screen.wait { $0.texts.contains("desk 2 heard 1") }
    #expect(screen.animatedRuns == 1)
    screen.press("Animate")
    models[1].send(.watch(1))
    await screen.wait { $0.texts.contains("desk 2 heard 2") }
    #expect(screen.animatedRuns == 1)
  }

  @Test func `a view of a part runs for that part, and its children run all the same`() {
    struct Pair: Sendable {
      var left = 1
      var right = 1
    }
    enum PairInput: Sendable {
      case left(Int)
      case right(Int)
    }
    let left = Dispatcher<Void, Int, Int>.reduce { $0 = $1 }.child(
      state: Lens(\Pair.left),
      input: Prism(PairInput.left) { if case .left(let input) = $0 { input } else { nil } })
    let pair = Dispatcher<Void, Pair, PairInput> {
      left
      Dispatcher.reduce { pair, input in if case .right(let right) = input { pair.right = right } }
    }
    var runs = 0
    func noteRun() { runs += 1 }
    let model = ComponentModel(
      Component(
        pair,
        .placing { parts in
          let leftView = parts.place(left, Face { left, _ in Text("left \(left)") })
          return parts.view(of: Lens(\Pair.right)) { right, send in
            let _ = noteRun()
            leftView
            Button("right \(right)") { send(.right(right + 1)) }
          }
        }), state: Pair())
    let screen = Screen(ComponentView(model))
    model.send(.left(5))
    screen.settle()
    #expect(screen.texts == ["left 5", "[right 1]"])
    #expect(runs == 1)
    screen.press("right 1")
    #expect(screen.texts == ["left 5", "[right 2]"])
    #expect(runs == 2)
    model.send(.right(2))
    screen.settle()
    #expect(runs == 2)
  }

  @Test func `a letter stays in its field while another window runs the same view first`() {
    var texts: [Binding<String>] = []
    let write = Dispatcher<Void, String, String>.reduce { $0 = $1 }
    let model = ComponentModel(
      Component(
        write,
        Face { text, send in
          let binding = send.binding(text) { $0 }
          let _ = texts.append(binding)
          TextField("Name", text: binding)
        }), state: "A")
    let (one, other) = (Screen(ComponentView(model)), Screen(ComponentView(model)))
    texts[0].wrappedValue = "Ad"
    other.settle()
    #expect(texts[0].wrappedValue == "Ad")
    one.settle()
    #expect(one.text(of: "Name") == "Ad")
    #expect(other.text(of: "Name") == "Ad")
  }
}
