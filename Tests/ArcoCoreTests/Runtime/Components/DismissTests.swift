import Arco
import ArcoTesting
import Testing

private struct Fact: Equatable, Identifiable, Sendable {
  var id = 1
  var text = "?"
  enum Input: Equatable, Sendable { case load, loaded }
  static let dispatcher = Dispatcher<Void, Fact, Input>.update { fact, input in
    switch input {
    case .load: return .send(.loaded, after: .seconds(1))
    case .loaded: fact.text = "!"
    }
    return .none
  }
}

private struct App: Equatable, Sendable {
  var fact: Fact? = Fact()
  var log: [String] = []

  enum Input: Equatable, HasPrisms, Sendable {
    case fact(Fact.Input)
    case close
    case open(Int)

    struct Prisms: Sendable {
      let fact = Prism(Input.fact, footprint: .case(0)) {
        if case .fact(let i) = $0 { i } else { nil }
      }
      let close = Prism<Input, Void>(
        extract: { $0 == .close ? () : nil }, embed: { _ in .close }, footprint: .case(1))
    }

    static let prisms = Prisms()
  }
}

/// A child that an input of its parent's removes.
struct DismissTests {
  private let byPaths = Dispatcher<Void, App, App.Input> {
    Fact.dispatcher.child(ifPresent: \.fact, input: \.fact, dismiss: \.close)
  }
  private let byOptics = Dispatcher<Void, App, App.Input> {
    Fact.dispatcher.child(
      ifPresent: Lens(\.fact), input: App.Input.prisms.fact, dismiss: App.Input.prisms.close)
    Dispatcher.reduce { app, input in app.log.append(app.fact == nil ? "absent" : "there") }
  }

  @Test func `the input removes the part, and its effects end with it`() throws {
    let test = TestDriver(byPaths, state: App())
    try test.send(.fact(.load))
    try test.send(.close) { $0.fact = nil }
    try test.advance(by: .seconds(2))
    try test.finish()
  }

  @Test func `the input does nothing where the part is not there`() throws {
    let test = TestDriver(byPaths, state: App(fact: nil))
    try test.send(.close)
    try test.finish()
  }

  @Test func `what comes later in the list sees that the part is gone`() throws {
    let test = TestDriver(byOptics, state: App())
    try test.send(.fact(.loaded)) {
      $0.fact?.text = "!"
      $0.log = ["there"]
    }
    try test.send(.close) {
      $0.fact = nil
      $0.log = ["there", "absent"]
    }
    try test.finish()
  }

  @Test func `a part with another identity is another child, which the input removes too`() throws {
    let opening = Dispatcher<Void, App, App.Input>.reduce { app, input in
      if case .open(let id) = input { app.fact = Fact(id: id) }
    }
    let ways: [Dispatcher<Void, App, App.Input>] = [
      Fact.dispatcher.child(
        ifPresent: \.fact, identifiedBy: \.id, input: \.fact, dismiss: \.close),
      Fact.dispatcher.child(
        ifPresent: Lens(\.fact), identifiedBy: \.id, input: App.Input.prisms.fact,
        dismiss: App.Input.prisms.close),
    ]
    for way in ways {
      let test = TestDriver(
        Dispatcher {
          way
          opening
        }, state: App())
      try test.send(.fact(.load))
      try test.send(.open(2)) { $0.fact = Fact(id: 2) }
      try test.advance(by: .seconds(2))
      try test.send(.fact(.load))
      try test.send(.close) { $0.fact = nil }
      try test.advance(by: .seconds(2))
      try test.finish()
    }
  }
}
