import Arco
import ArcoSwiftUI
import Foundation
import SwiftUI

extension Check {
  static var rows: [Check] {
    [
      Check(
        "selection", .selection,
        "a row that is tapped is chosen by its id in the state",
        steps: [.select("cup 20"), .sees("chosen 2"), .select("cup 30"), .sees("chosen 3")]
      ) { ComponentView(Component(shelf, shelfFace()), state: Shelf(3)) },
      Check(
        "rows", .rows,
        "a row is deleted and one is moved, each where it was dropped",
        steps: [
          .delete("cup 20"), .sees("10 30"), .move("cup 10", to: 2), .sees("30 10"),
        ]
      ) { ComponentView(Component(shelf, shelfFace()), state: Shelf(3)) },
      Check(
        "swipe", .rows,
        "a row's own swipe action is the row's input",
        steps: [.swipe("cup 20"), .press("Empty 2"), .sees("10 0 30")]
      ) { ComponentView(Component(shelf, swipeFace()), state: Shelf(3)) },
      Check(
        "many", .manyRows,
        "of 10,000 rows the faces of those on the screen run, and after a change of one few do",
        steps: [
          .sees("cup 10"), .press("Count"), .sees("count 1: few faces ran"),
          .press("Change 5,000"), .press("Count"), .sees("count 2: few faces ran"),
        ]
      ) { ManyRows() },
    ]
  }
}

private struct Shelf: Equatable, Sendable {
  var cups: Rows<Int, Int>
  var chosen: Int?
  var order: String { cups.map { "\($0)" }.joined(separator: " ") }

  init(_ count: Int) { cups = Rows((1...count).map { ($0, $0 * 10) }) }
}

private enum ShelfInput: Sendable {
  case cup(Int, CupInput)
  case choose(Int?)
  case remove(IndexSet)
  case move(IndexSet, Int)
}

private enum CupInput: Sendable { case empty }

private let cups = Dispatcher<Void, Int, CupInput>.reduce { cup, _ in cup = 0 }.child(
  each: Lens(\Shelf.cups),
  input: Prism({ ShelfInput.cup($0, $1) }) {
    if case .cup(let id, let input) = $0 { (id, input) } else { nil }
  })

private let shelf = Dispatcher<Void, Shelf, ShelfInput> {
  cups
  Dispatcher.reduce { shelf, input in
    switch input {
    case .cup: break
    case .choose(let id): shelf.chosen = id
    case .remove(let offsets): shelf.cups.remove(atOffsets: offsets)
    case .move(let offsets, let destination):
      shelf.cups.move(fromOffsets: offsets, toOffset: destination)
    }
  }
}

@MainActor private func cupFace() -> Face<Int, CupInput, ViewContent> {
  Face { cup, _ in Text("cup \(cup)") }
}

@MainActor private func shelfFace() -> Face<Shelf, ShelfInput, ViewContent> {
  .showing { shelf, send, parts in
    List(selection: send.binding(shelf.chosen, ShelfInput.choose)) {
      parts.place(cups, cupFace()).rows(by: Int.self)
        .onDelete { send(.remove($0)) }
        .onMove { send(.move($0, $1)) }
    }
    Text(shelf.order)
    Text("chosen \(shelf.chosen ?? 0)")
  }
}

@MainActor private func swipeFace() -> Face<Shelf, ShelfInput, ViewContent> {
  .showing { shelf, send, parts in
    List {
      parts.place(cups, cupFace()).rows(by: Int.self) { id, row in
        row.swipeActions {
          Button("Empty \(id)") { send(.cup(id, .empty)) }.accessibilityIdentifier("empty \(id)")
        }
      }
    }
    Text(shelf.order)
  }
}

/// Counts the faces that run, unobserved.
private final class Runs {
  var count = 0
}

private struct ManyRows: View {
  @State private var runs = Runs()
  @State private var counts = 0
  @State private var said = ""
  @State private var model: ComponentModel<Void, Shelf, ShelfInput, ViewContent>?

  var body: some View {
    Button("Count") {
      counts += 1
      said = "count \(counts): \(runs.count < 200 ? "few" : "\(runs.count)") faces ran"
      runs.count = 0
    }
    .accessibilityIdentifier("count")
    Button("Change 5,000") { model?.send(.cup(5_000, .empty)) }
      .accessibilityIdentifier("change")
    Text(said)
    if let model { ComponentView(model) }
    Text("").onAppear { model = made() }
  }

  private func made() -> ComponentModel<Void, Shelf, ShelfInput, ViewContent> {
    let runs = runs
    return ComponentModel(
      Component(
        shelf,
        .showing { _, _, parts in
          List {
            parts.place(cups, counted(runs)).rows(by: Int.self)
          }
        }), state: Shelf(10_000))
  }

  private func counted(_ runs: Runs) -> Face<Int, CupInput, ViewContent> {
    Face { cup, _ in
      let _ = note(runs)
      Text("cup \(cup)")
    }
  }

  private func note(_ runs: Runs) { runs.count += 1 }
}
