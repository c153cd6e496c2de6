import Arco
import ArcoSwiftUI
import SwiftUI

extension Check {
  static var screens: [Check] {
    [
      Check(
        "stack", .stacks,
        "links push, and a swipe or the back button's menu pops: one input each",
        steps: [
          .press("to 1"), .press("to 2"), .press("to 3"), .sees("page 3"), .goBack,
          .seesNo("page 3"), .sees("page 2"), .press("to 3"), .goBackTo(0), .sees("heard 6"),
          .seesNo("page 1"),
        ]
      ) { ComponentView(Component(book, bookFace()), state: Book()) },
      Check(
        "refused", .stacks,
        "a screen that the state does not add is taken back, and no blank screen stays, also if no input is sent",
        steps: [
          .press("Locked"), .sees("heard 1"), .seesNo("page 99"), .press("Ignored"),
          .seesNo("page 98"), .press("to 1"), .sees("page 1"),
        ]
      ) { ComponentView(Component(book, bookFace()), state: Book()) },
      Check(
        "fields", .fields,
        "a field of at most five letters shows five, by a face and beside it",
        steps: [
          .type("abcdefgh", into: "Name"), .sees("is abcde"), .seesNo("abcdefgh"),
          .type("xyz", into: "Beside"), .sees("is abcde"), .seesNo("abcdexyz"),
        ]
      ) { Fields() },
    ]
  }
}

private struct Book: Equatable, Sendable {
  var pages = Rows<Int, String>()
  var heard = 0
}

private enum BookInput: Sendable {
  case page(Int, Never)
  case push(Int)
  case pop(to: Int)
}

private let pages = Dispatcher<Void, String, Never>.empty().child(
  each: Lens(\Book.pages),
  input: Prism(BookInput.page) {
    if case .page(let id, let input) = $0 { (id, input) } else { nil }
  })

private let book = Dispatcher<Void, Book, BookInput> {
  pages
  Dispatcher.reduce { book, input in
    book.heard += 1
    switch input {
    case .page, .push(99): break
    case .push(let id): book.pages.append("page \(id)", id: id)
    case .pop(to: let count):
      book.pages.remove(atOffsets: min(count, book.pages.count)..<book.pages.count)
    }
  }
}

@MainActor private func bookFace() -> Face<Book, BookInput, ViewContent> {
  .showing { book, send, parts in
    let pagesView = parts.place(
      pages,
      Face { page, _ in
        Text(page)
        NavigationLink(
          "to \(1 + (Int(page.dropFirst(5)) ?? 0))", value: 1 + (Int(page.dropFirst(5)) ?? 0)
        )
        .accessibilityIdentifier("on from \(page)")
      })
    let path = pagesView.path(
      by: Int.self, onPop: { send(.pop(to: $0)) }, onPush: { if $0 != 98 { send(.push($0)) } })
    NavigationStack(path: path) {
      List {
        NavigationLink("to 1", value: 1).accessibilityIdentifier("to 1")
        NavigationLink("Locked", value: 99).accessibilityIdentifier("locked")
        NavigationLink("Ignored", value: 98).accessibilityIdentifier("ignored")
        Text("heard \(book.heard)")
      }
      .navigationDestination(for: Int.self) { pagesView[$0] }
    }
  }
}

private struct Name: Equatable, Sendable {
  var text = ""
  var heard = 0
}

private struct Fields: View {
  @State private var model = ComponentModel(
    Component(
      Dispatcher<Void, Name, String>.reduce { name, text in
        name.text = String(text.prefix(5))
        name.heard += 1
      },
      Face { name, send in
        TextField("Name", text: send.binding(name.text) { $0 }).accessibilityIdentifier("name")
        Text("is \(name.text)")
        Text("heard \(name.heard)")
      }), state: Name())

  var body: some View {
    ComponentView(model)
    TextField("Beside", text: model.binding(\.text) { $0 }).accessibilityIdentifier("beside")
  }
}
