import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

@MainActor struct ListTests {
  enum ListInput: Sendable {
    case row(Int, Int)
    case remove([Int])
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
      case .remove(let ids): for id in ids { rows.remove(id: id) }
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

  func model(_ signal: Signal = Signal()) -> ComponentModel<
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
                  HStack { Text("\(count)") }
                    .swipeActions { Button("Double \(count)") { send(count) } }
                }
              ).elements
            ) { $0 }
            .onDelete { offsets in send(.remove(offsets.map { rows.keys[$0] })) }
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

  @Test func `a swiped row's action is its own input`() {
    let model = model()
    let screen = Screen(ComponentView(model))
    screen.press("Double 30")
    #expect(model.state[id: 3] == 60)
    #expect(model.state[id: 1] == 10)
  }

  @Test func `what is searched for is state, and the field shows it`() {
    let search = Dispatcher<Void, String, String>.reduce { $0 = $1 }
    let model = ComponentModel(
      Component(search) { text, send in
        List { Text("for \(text)") }.searchable(text: send.binding(text) { $0 })
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

/// Something to wait for.
final class Signal: Sendable {
  private let stream = AsyncStream.makeStream(of: Void.self)

  func give() { stream.continuation.finish() }

  func wasGiven() async { for await _ in stream.stream {} }
}
