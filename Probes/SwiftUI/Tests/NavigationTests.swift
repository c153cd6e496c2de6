import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

/// A stack of screens that are rows of the state. Links name the ids of the rows.
@MainActor struct NavigationTests {
  enum Place: Hashable, Sendable {
    case recipe(Int)
    case step(Int)
    case locked
  }

  struct Page: Sendable {
    var title: String
    var taps = 0
  }

  struct Book: Sendable {
    var pages = Rows<Place, Page>()
    var heard: [BookInput] = []
    var count = 0
  }

  enum PageInput: Sendable, Equatable {
    case tap
  }

  enum BookInput: Sendable, Equatable {
    case page(Place, PageInput)
    case push(Place)
    case pop(to: Int)
    case count
  }

  static let pages = Dispatcher<Void, Page, PageInput>.reduce { page, _ in page.taps += 1 }.child(
    each: Lens(\Book.pages),
    input: Prism({ BookInput.page($0, $1) }) {
      if case .page(let place, let input) = $0 { (place, input) } else { nil }
    })

  static let book = Dispatcher<Void, Book, BookInput> {
    pages
    Dispatcher.reduce { book, input in
      if case .page = input {} else { book.heard.append(input) }
      switch input {
      case .push(.locked), .page: break
      case .push(let place): book.pages.append(Page(title: "\(place)"), id: place)
      case .pop(to: let count):
        book.pages.remove(atOffsets: min(count, book.pages.count)..<book.pages.count)
      case .count: book.count += 1
      }
    }
  }

  static func pageFace() -> Face<Page, PageInput, ViewContent> {
    Face { page, send in
      Text("\(page.title) \(page.taps)")
      Button("tap \(page.title)") { send(.tap) }
      NavigationLink("next", value: Place.step(page.title.count))
    }
  }

  static func face() -> Face<Book, BookInput, ViewContent> {
    .showing { book, send, parts in
      let pages = parts.place(Self.pages, pageFace())
      NavigationStack(
        path: pages.path(by: Place.self, onPop: { send(.pop(to: $0)) }, onPush: { send(.push($0)) })
      ) {
        List {
          NavigationLink("Espresso", value: Place.recipe(1))
          NavigationLink("Locked", value: Place.locked)
          Text("\(book.count)")
        }
        .navigationDestination(for: Place.self) { pages[$0] }
      }
    }
  }

  func shown(
    _ places: [Place] = [], hasSlowTransitions: Bool = false
  ) -> (ComponentModel<Void, Book, BookInput, ViewContent>, Screen) {
    let pages = Rows(places.map { ($0, Page(title: "\($0)")) })
    let model = ComponentModel(Component(Self.book, Self.face()), state: Book(pages: pages))
    return (model, Screen(ComponentView(model), hasSlowTransitions: hasSlowTransitions))
  }

  @Test func `a link that a person follows is an input, and its screen a part of the state`() {
    let (model, screen) = shown()
    screen.press("Espresso")
    #expect(model.state.heard == [.push(.recipe(1))])
    #expect(screen.presented == ["destination"])
    screen.press("tap recipe(1)")
    #expect(screen.texts.contains("recipe(1) 1"))
    screen.press("next")
    #expect(model.state.pages.keys == [.recipe(1), .step(9)])
    #expect(screen.presented == ["destination", "destination"])
  }

  @Test func `a screen that the state does not add is taken back`() {
    let (model, screen) = shown()
    screen.press("Locked")
    #expect(model.state.heard == [.push(.locked)])
    #expect(screen.presented == [])
  }

  @Test func `a way that nobody answers is taken back`() {
    let face = Face<Book, BookInput, ViewContent>.showing { _, _, parts in
      let pages = parts.place(Self.pages, Self.pageFace())
      NavigationStack(path: pages.path(by: Place.self, onPop: { _ in }, onPush: { _ in })) {
        NavigationLink("Espresso", value: Place.recipe(1))
          .navigationDestination(for: Place.self) { pages[$0] }
      }
    }
    let state = Book(pages: Rows([(.step(2), Page(title: "two"))]))
    let screen = Screen(ComponentView(Component(Self.book, face), state: state))
    screen.press("Espresso")
    #expect(screen.presented == ["destination"])
    screen.goBack()
    #expect(screen.presented == ["destination"])
    #expect(screen.texts.contains("two 0"))
  }

  @Test func `a person who swipes back sends one input, and the state loses the screen`() {
    let (model, screen) = shown([.recipe(1), .step(2), .step(3)])
    #expect(screen.presented.count == 3)
    screen.goBack()
    #expect(model.state.heard == [.pop(to: 2)])
    #expect(model.state.pages.keys == [.recipe(1), .step(2)])
    #expect(screen.presented.count == 2)
  }

  @Test func `a person who goes back several screens at once sends one input`() {
    let (model, screen) = shown([.recipe(1), .step(2), .step(3)])
    screen.goBack(to: 0)
    #expect(model.state.heard == [.pop(to: 0)])
    #expect(screen.presented == [])
  }

  @Test func `the state pushes and pops without an input`() {
    let (model, screen) = shown([.recipe(1)])
    model.send(.push(.step(2)))
    model.send(.push(.step(3)))
    screen.settle()
    #expect(screen.presented.count == 3)
    model.send(.pop(to: 1))
    screen.settle()
    #expect(screen.presented.count == 1)
    #expect(model.state.heard == [.push(.step(2)), .push(.step(3)), .pop(to: 1)])
  }

  @Test func `an input that leaves the path alone pushes and pops nothing`() {
    let (model, screen) = shown([.recipe(1)])
    model.send(.count)
    screen.settle()
    #expect(screen.texts.first { $0 == "1" } != nil)
    #expect(screen.presented == ["destination"])
    #expect(model.state.heard == [.count])
  }

  @Test func `a popped screen shows what it showed until it has left, and then nobody keeps it`() {
    let (model, screen) = shown([.recipe(1)], hasSlowTransitions: true)
    screen.goBack()
    #expect(model.state.pages.isEmpty)
    #expect(screen.texts.contains("recipe(1) 0"))
    model.send(.count)
    screen.settle()
    #expect(screen.texts.contains("recipe(1) 0"))
    screen.finishTransitions()
    #expect(!screen.texts.contains("recipe(1) 0"))
  }

  @Test func `a popped screen of several views stays until the last of its views has left`() {
    let face = Face<Book, BookInput, ViewContent>.showing { _, send, parts in
      let pages = parts.place(
        Self.pages,
        Face { page, send in
          if page.taps == 0 { Text("loading") }
          Text("\(page.title) \(page.taps)")
          Button("tap") { send(.tap) }
        })
      NavigationStack(
        path: pages.path(
          by: Place.self, onPop: { send(.pop(to: $0)) }, onPush: { send(.push($0)) })
      ) {
        Text("root").navigationDestination(for: Place.self) { pages[$0] }
      }
    }
    let screen = Screen(
      ComponentView(
        Component(Self.book, face), state: Book(pages: Rows([(.step(2), Page(title: "two"))]))),
      hasSlowTransitions: true)
    #expect(screen.texts.contains("loading"))
    screen.press("tap")
    #expect(!screen.texts.contains("loading"))
    screen.goBack()
    #expect(screen.texts.contains("two 1"))
    screen.finishTransitions()
    #expect(!screen.texts.contains("two 1"))
  }

  @Test func `a second tap on a link pushes nothing`() {
    let (model, screen) = shown()
    screen.press("Espresso", taps: 2)
    #expect(model.state.heard == [.push(.recipe(1))])
    #expect(screen.presented == ["destination"])
  }

  @Test func `a path with an id twice pushes one screen`() {
    let face = Face<Book, BookInput, ViewContent>.showing { _, send, parts in
      let pages = parts.place(Self.pages, Self.pageFace())
      let path = pages.path(
        by: Place.self, onPop: { send(.pop(to: $0)) }, onPush: { send(.push($0)) })
      NavigationStack(path: path) {
        Button("Twice") { path.wrappedValue = [.step(1), .step(1), .step(2)] }
          .navigationDestination(for: Place.self) { pages[$0] }
      }
    }
    let model = ComponentModel(Component(Self.book, face), state: Book())
    let screen = Screen(ComponentView(model))
    screen.press("Twice")
    #expect(model.state.heard == [.push(.step(1)), .push(.step(2))])
    #expect(screen.presented.count == 2)
  }

  @Test func `a screen asked for by an id of another type stops the program, and says why`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let face = Face<Book, BookInput, ViewContent>.showing { _, _, parts in
          parts.place(NavigationTests.pages, NavigationTests.pageFace())["two"]
        }
        let state = Book(pages: Rows([(.step(2), Page(title: "two"))]))
        _ = Screen(ComponentView(Component(NavigationTests.book, face), state: state))
      }
    }
    let said = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("asked for elements by String"))
  }

  /// A view with a state of its own, as a page may have.
  struct Own: View {
    @SwiftUI.State private var taps = 0

    var body: some View { Button("own \(taps)") { taps += 1 } }
  }

  @Test func `a screen that is pushed again while it leaves begins anew`() {
    let face = Face<Book, BookInput, ViewContent>.showing { _, send, parts in
      let pages = parts.place(Self.pages, Face { _, _ in Own() })
      let path = pages.path(
        by: Place.self, onPop: { send(.pop(to: $0)) }, onPush: { send(.push($0)) })
      NavigationStack(path: path) {
        NavigationLink("Espresso", value: Place.recipe(1))
          .navigationDestination(for: Place.self) { pages[$0] }
      }
    }
    let screen = Screen(
      ComponentView(Component(Self.book, face), state: Book()), hasSlowTransitions: true)
    screen.press("Espresso")
    screen.press("own 0")
    #expect(screen.texts.contains("[own 1]"))
    screen.goBack()
    #expect(screen.texts.contains("[own 1]"))
    screen.press("Espresso")
    #expect(screen.texts.contains("[own 0]"))
    #expect(!screen.texts.contains("[own 1]"))
  }

  @Test func `a screen that is pushed again under its key is another one`() {
    let (model, screen) = shown([.recipe(1)])
    screen.press("tap recipe(1)")
    screen.goBack()
    screen.press("Espresso")
    #expect(model.state.pages.keys == [.recipe(1)])
    #expect(screen.texts.contains("recipe(1) 0"))
  }
}
