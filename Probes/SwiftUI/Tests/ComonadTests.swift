import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoSwiftUI
import GallerySwiftUI
import SwiftUI
import Testing

/// Comonadic components as views, and what SwiftUI keeps of a view while its space moves.
@MainActor struct ComonadTests {
  /// A field whose text SwiftUI keeps.
  struct Draft: View {
    var name = "Draft"
    @SwiftUI.State private var text = ""

    var body: some View { TextField("\(name)", text: $text) }
  }

  /// The stepper of the article *Comonadic UIs*, with a field.
  func stepper() -> Store<Int, UI<Void, Stores<Int>, some View>> {
    Store(0) { count in
      UI { handler in
        HStack {
          Button("-") { handler(.modify { $0 -= 1 }) }
          Text("\(count)")
          Button("+") { handler(.modify { $0 += 1 }) }
          Draft()
        }
      }
    }
  }

  func pages() -> Zipper<UI<Void, Zippers, some View>> {
    Zipper(["one", "two", "three"]).extend { page in
      UI { handler in
        Text(page.extract())
        Draft()
        Button("Back") { handler(.left()) }
        Button("On") { handler(.right()) }
      }
    }
  }

  @Test func `the stepper of the article steps in its own type`() {
    let screen = Screen(ComponentView(stepper()))
    screen.press("+")
    screen.press("+")
    screen.press("-")
    #expect(screen.texts == ["[-]", "1", "[+]", ""])
  }

  @Test func `a move runs one body, and keeps what SwiftUI keeps of the view`() {
    let screen = Screen(ComponentView(stepper()))
    screen.type("tea", into: "Draft")
    let before = screen.runs
    screen.press("+")
    #expect(screen.runs - before == 1)
    #expect(screen.text(of: "Draft") == "tea")
  }

  @Test func `where positions have views of other types, these are other views`() {
    let screen = Screen(
      ComponentView(
        Store(0) { count in
          UI<Void, Stores<Int>, _> { handler in
            Button("+") { handler(.modify { $0 += 1 }) }
            if count < 2 { Draft() } else { Draft() }
          }
        }))
    screen.type("tea", into: "Draft")
    screen.press("+")
    #expect(screen.text(of: "Draft") == "tea")
    screen.press("+")
    #expect(screen.text(of: "Draft") == "")
  }

  @Test func `pages share what was typed, unless they are told apart`() {
    let shared = Screen(ComponentView(pages()))
    shared.type("Ada", into: "Draft")
    shared.press("On")
    #expect(shared.texts == ["two", "Ada", "[Back]", "[On]"])
    let apart = Screen(ComponentView(pages().identified { $0.position }))
    apart.type("Ada", into: "Draft")
    #expect(apart.texts == ["one", "Ada", "[Back]", "[On]"])
    apart.press("On")
    #expect(apart.texts == ["two", "", "[Back]", "[On]"])
  }

  /// A page between its neighbours. The id of each is its place in the row or its place on the
  /// screen.
  func carousel(isAbsolute: Bool) -> Zipper<UI<Void, Zippers, some View>> {
    let names = Zipper(["one", "two", "three", "four"], at: 1)
    return names.extend { row in
      UI { handler in
        let shown = max(row.position - 1, 0)...min(row.position + 1, row.count - 1)
        let first = isAbsolute ? 0 : shown.lowerBound
        ForEach(shown.map { $0 - first }, id: \.self) { id in
          Draft(name: row.placed(at: id + first).extract())
        }
        Button("On") { handler(.right()) }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a neighbour keeps its own text as the row moves, if its place in the row is its id`(
    isAbsolute: Bool
  ) {
    let screen = Screen(ComponentView(carousel(isAbsolute: isAbsolute)))
    screen.type("c", into: "three")
    screen.press("On")
    #expect(screen.text(of: "three") == (isAbsolute ? "c" : ""))
    #expect(screen.text(of: "four") == (isAbsolute ? "" : "c"))
  }

  @Test(arguments: [false, true])
  func `a tap on a page that is on its way out moves the row only if its handler does not mind`(
    isFrom: Bool
  ) {
    var taps: [() -> Void] = []
    let row = Zipper(["one", "two", "three"]).extend { page in
      UI<Void, Zippers, _> { handler in
        Text(page.extract())
        let _ = taps.append { (isFrom ? handler.from(page.position) : handler)(.right()) }
      }
    }
    let screen = Screen(ComponentView(row))
    taps.first?()
    screen.settle()
    #expect(screen.texts == ["two"])
    taps.first?()
    screen.settle()
    #expect(screen.texts == [isFrom ? "two" : "three"])
  }

  struct House: Sendable, Equatable {
    var name = ""
    var rooms = 0
  }

  /// A field of at most five letters, which stores its bindings.
  @MainActor final class Fields {
    private(set) var bindings: [Binding<String>] = []

    func field(_ name: String, _ handler: Handler<Void, Stores<String>>) -> some View {
      let made = handler.binding(name) { .move(.set(String($0.prefix(5)))) }
      bindings.append(made)
      return TextField("Name", text: made)
    }

    func space() -> Store<String, UI<Void, Stores<String>, some View>> {
      Store("12345") { name in UI { handler in self.field(name, handler) } }
    }

    func narrowed() -> Store<House, UI<Void, Stores<House>, some View>> {
      Store(House(name: "12345")) { house in
        UI { handler in
          self.field(house.name, handler.from(house).narrow(Lens(\House.name)))
        }
      }
    }
  }

  @Test func `a field shows what it wrote until its view runs, wherever its handler comes from`()
    throws
  {
    var handlers: [Handler<Void, Stores<String>>] = []
    let other = Screen(
      ComponentView(
        Store("") { name in
          UI<Void, Stores<String>, _> { own in
            let _ = handlers.append(own)
            Text(name)
          }
        }))
    let fields = Fields()
    let elsewhere = try #require(handlers.first)
    let screens: [() -> Screen] = [
      { Screen(ComponentView(fields.space())) },
      { Screen(ComponentView(fields.space().lift(in: House(), along: Lens(\House.name)))) },
      { Screen(ComponentView(fields.space().onEffectAction { _ in .none })) },
      { Screen(ComponentView(fields.narrowed())) },
      { Screen(ComponentView(fields.space().using(elsewhere))) },
    ]
    for make in screens {
      let screen = make()
      let binding = try #require(fields.bindings.last)
      binding.wrappedValue = "1234567"
      #expect(binding.wrappedValue == "1234567")
      screen.settle()
      #expect(fields.bindings.last?.wrappedValue == "12345")
      screen.type("abc", into: "Name")
      #expect(screen.text(of: "Name") == "12345")
    }
    other.settle()
    #expect(other.texts == ["12345"])
  }

  @Test func `a view is extracted once a frame, and not for each move`() {
    var extracted: [Int] = []
    let model = ComponentModel(
      Store(0) { count in
        UI<Void, Stores<Int>, _> { handler in
          let _ = extracted.append(count)
          Text("\(count)")
        }
      }.explore())
    let screen = Screen(ComponentView(model))
    #expect(extracted == [0])
    for _ in 1...3 { model.send(.move(.modify { $0 += 1 })) }
    screen.settle()
    #expect(screen.texts == ["3"])
    #expect(extracted == [0, 3])
  }

  @Test(.timeLimit(.minutes(1)))
  func `effects of acts see the world, and answer with moves`() async {
    let ear = Ear()
    let screen = Screen(
      ComponentView(
        Store(0) { count in
          UI { (handler: Handler<Ear, Stores<Int>>) in
            Text("\(count)")
            Button("Ask") {
              handler(
                .task { ear, out in
                  ear.hear()
                  out.move { $0.move(by: .modify { $0 += 7 }) }
                })
            }
          }
        }, world: ear))
    screen.press("Ask")
    await ear.heardOnce()
    await screen.wait { $0.texts.first == "7" }
    #expect(ear.begun == 1)
  }

  @Test func `a space of views that send is handled by a dispatcher`() {
    let pages = Zipper(
      ["one", "two"].map { title in
        { (send: Send<Turn>) in Button(title) { send(.right) } }
      })
    let screen = Screen(
      ComponentView(pages.handling(with: .moves { $0 == .left ? .left() : .right() })))
    screen.press("one")
    #expect(screen.texts == ["[two]"])
  }

  @Test func `views that report inputs are handled by a function to acts`() {
    let views = Store(0) { count in
      { (report: @escaping (Int) -> Void) in Button("\(count)") { report(5) } }
    }
    let stepper = views.handling { (step: Int) -> Act<Void, Stores<Int>> in
      .move(.modify { $0 += step })
    }
    let screen = Screen(ComponentView(stepper))
    screen.press("0")
    screen.press("5")
    #expect(screen.texts == ["[10]"])
  }
}
