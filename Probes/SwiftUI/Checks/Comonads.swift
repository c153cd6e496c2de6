import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoSwiftUI
import SwiftUI

extension Check {
  static var comonads: [Check] {
    [
      Check(
        "store", .comonads,
        "a move of a store keeps its view: the field keeps its text and the focus, and the number animates",
        steps: [
          .sees("count 0"), .type("tea", into: "Draft"), .press("+"), .press("+"), .press("-"),
          .sees("count 1"), .sees("Draft: tea"),
        ]
      ) { ComponentView(stepper()) },
      Check(
        "wizard", .comonads,
        "each page is a view of its own, and a tap on a page that is leaving moves nothing",
        steps: [
          .sees("page 1 of 3"), .type("Ada", into: "Who is it for?"), .sees("Who is it for?: Ada"),
          .press("Next"), .sees("page 2 of 3"), .sees("What shall it be?: "), .press("Next"),
          .sees("page 3 of 3"), .press("Back"), .sees("page 2 of 3"),
        ]
      ) { ComponentView(wizard()) },
      Check(
        "carousel", .comonads, "a page keeps its own text while it moves to another place",
        steps: [
          .sees("page 2 of 4"), .type("c", into: "Three"), .sees("Three: c"), .press("On"),
          .sees("page 3 of 4"), .sees("Three: c"), .sees("Four: "), .press("Back"),
          .sees("Three: c"), .sees("One: "),
        ]
      ) { ComponentView(carousel()) },
      Check(
        "form", .comonads, "a tap on one of two buttons in a row of a form is one input",
        steps: [
          .press("More"), .sees("cups 1"), .sees("heard 1"), .press("Less"), .sees("cups 0"),
          .sees("heard 2"),
        ]
      ) { ComponentView(Component(cups, cupsFace()), state: Cups()) },
    ]
  }
}

/// A field whose text SwiftUI keeps.
private struct Draft: View {
  let name: String
  @SwiftUI.State private var text = ""

  init(name: String) { self.name = name }

  var body: some View {
    TextField("\(name)", text: $text).accessibilityIdentifier(name)
    Text("\(name): \(text)")
  }
}

@MainActor private func stepper() -> Store<Int, UI<Void, Stores<Int>, some View>> {
  Store(0) { count in
    UI { handler in
      Text("count \(count)")
      Button("-") { handler(.modify { $0 -= 1 }) }.accessibilityIdentifier("minus")
      Button("+") { handler(.modify { $0 += 1 }) }.accessibilityIdentifier("plus")
      Draft(name: "Draft")
    }
  }
}

@MainActor private func wizard() -> Zipper<UI<Void, Zippers, some View>> {
  Zipper(["Who is it for?", "What shall it be?", "When?"])
    .extend { page in
      UI { handler in
        Text("page \(page.position + 1) of \(page.count)")
        Draft(name: page.extract())
        Button("Back") { handler.from(page.position)(.left()) }.accessibilityIdentifier("back")
        Button("Next") { handler.from(page.position)(.right()) }.accessibilityIdentifier("next")
      }
    }
    .identified { page in page.position }
}

/// A page between its neighbours. The id of each is its place in the row.
@MainActor private func carousel() -> Zipper<UI<Void, Zippers, some View>> {
  Zipper(["One", "Two", "Three", "Four"], at: 1).extend { row in
    UI { handler in
      Text("page \(row.position + 1) of \(row.count)")
      let shown = max(row.position - 1, 0)...min(row.position + 1, row.count - 1)
      ForEach(Array(shown), id: \.self) { place in Draft(name: row.placed(at: place).extract()) }
      Button("Back") { handler(.left()) }.accessibilityIdentifier("back")
      Button("On") { handler(.right()) }.accessibilityIdentifier("on")
    }
  }
}

private struct Cups: Equatable, Sendable {
  var count = 0
  var heard = 0
}

private let cups = Dispatcher<Void, Cups, Int>.reduce { cups, step in
  cups.count += step
  cups.heard += 1
}

@MainActor private func cupsFace() -> Face<Cups, Int, ViewContent> {
  Face { cups, send in
    Form {
      HStack {
        Button("Less") { send(-1) }.accessibilityIdentifier("less")
        Text("cups \(cups.count)")
        Button("More") { send(1) }.accessibilityIdentifier("more")
      }
      .buttonStyle(.borderless)
      Text("heard \(cups.heard)")
    }
  }
}
