import Arco
import ArcoSwiftUI
import Foundation
import SwiftUI
import Testing

@MainActor struct ListTests {
  enum ListInput: Sendable {
    case move(IndexSet, Int)
    case row(Int, Int)
    case remove(IndexSet)
    case reload
    case loaded
  }

  static let rows = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }.child(
    each: Itself<Rows<Int, Int>>(),
    input: Prism({ ListInput.row($0, $1) }) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    })

  static let list = Dispatcher<Signal, Rows<Int, Int>, ListInput> {
    rows
    Dispatcher.update { rows, input in
      switch input {
      case .remove(let offsets): rows.remove(atOffsets: offsets)
      case .move(let offsets, let destination):
        rows.move(fromOffsets: offsets, toOffset: destination)
      case .reload:
        return .task { signal, out in
          await signal.wasGiven()
          out.send(.loaded)
        }
      case .loaded: rows.append(99, id: 99)
      case .row: break
      }
      return .none
    }
  }

  func model(_ signal: Signal = Signal(), hasSwipes: Bool = false) -> ComponentModel<
    Signal, Rows<Int, Int>, ListInput, ViewContent
  > {
    ComponentModel(
      Component(
        Self.list,
        .showing { rows, send, parts in
          List {
            ForEach(
              parts.place(
                Self.rows,
                Face { count, send in
                  if hasSwipes {
                    HStack { Text("\(count)") }
                      .swipeActions { Button("Double \(count)") { send(count) } }
                  } else {
                    HStack { Text("\(count)") }
                  }
                }
              ).elements
            ) { $0 }
            .onDelete { send(.remove($0)) }
            .onMove { send(.move($0, $1)) }
          }
          .refreshable(send, .reload)
        }), state: Rows([(1, 10), (2, 20), (3, 30)]), world: signal)
  }

  @Test func `a row that a person deletes is the one that the state loses`() {
    let model = model()
    let screen = Screen(ComponentView(model))
    #expect(screen.deleteRow(showing: "20"))
    #expect(model.state.keys == [1, 3])
    #expect(screen.texts.filter { !$0.hasPrefix("[") } == ["10", "30"])
  }

  @Test func `a row that a person drags comes where it was dropped`() {
    let model = model()
    let screen = Screen(ComponentView(model))
    #expect(screen.moveRow(showing: "10", to: 3))
    #expect(model.state.keys == [2, 3, 1])
    #expect(screen.moveRow(showing: "10", to: 1))
    #expect(model.state.keys == [2, 1, 3])
    #expect(screen.texts == ["20", "10", "30"])
  }

  @Test func `a swiped row's action is its own input`() {
    let model = model(hasSwipes: true)
    let screen = Screen(ComponentView(model))
    #expect(!screen.deleteRow(showing: "20"))
    screen.press("Double 30")
    #expect(model.state[id: 3] == 60)
    #expect(model.state[id: 1] == 10)
  }

  @Test
  func `a list of 10,000 rows runs the faces of those on the screen, and a change of one runs few`()
  {
    let model = ComponentModel(
      Component(
        Self.rows.dispatcher,
        .showing { _, _, parts in
          List {
            parts.place(Self.rows, Face { count, _ in Text("\(count)") }).rows(by: Int.self)
          }
        }), state: Rows((0..<10_000).map { ($0, $0) }))
    let screen = Screen(ComponentView(model))
    #expect(screen.texts.prefix(2) == ["0", "1"])
    #expect(screen.runs < 30)
    let runs = screen.runs
    model.send(.row(1, 70))
    screen.settle()
    #expect(screen.texts.prefix(2) == ["0", "71"])
    #expect(screen.runs - runs <= 2)
    let after = screen.runs
    model.send(.row(5_000, 70))
    screen.settle()
    #expect(screen.runs - after <= 1)
  }

  @Test func `what is searched for is state, and the field shows it`() {
    let search = Dispatcher<Void, String, String>.reduce { $0 = $1 }
    let model = ComponentModel(
      Component(search) { text, send in
        NavigationStack {
          List { Text("for \(text)") }.searchable(text: send.binding(text) { $0 })
        }
      }, state: "")
    let screen = Screen(ComponentView(model))
    screen.search(for: "tea")
    #expect(model.state == "tea")
    #expect(screen.texts == ["for tea"])
  }

  @Test func `refreshing lasts until the effects of the input are over`() async {
    let signal = Signal()
    let model = model(signal)
    let screen = Screen(ComponentView(model))
    #expect(!screen.texts.contains("99"))
    async let refreshed: Void = screen.refresh()
    signal.give()
    await refreshed
    #expect(screen.texts.contains("99"))
  }
}

/// A signal that can be awaited.
final class Signal: Sendable {
  private let stream = AsyncStream.makeStream(of: Void.self)

  func give() { stream.continuation.finish() }

  func wasGiven() async { for await _ in stream.stream {} }
}
