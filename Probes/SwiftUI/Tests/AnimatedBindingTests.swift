import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

/// A write with an animation animates the changes of the input. A write without one does not.
@MainActor struct AnimatedBindingTests {
  struct Desk: Equatable, Sendable {
    var text = ""
    var isAsked = true
    var note: Note? = Note(id: 1)
    var pages = Rows<Int, String>([(1, "one"), (2, "two")])
  }

  struct Note: Equatable, Identifiable, Sendable {
    let id: Int
  }

  enum DeskInput: Sendable {
    case write(String)
    case dismiss
    case note(Never)
    case page(Int, Never)
    case pop(to: Int)
  }

  static let note = Dispatcher<Void, Note, Never>.empty().child(
    ifPresent: Lens(\Desk.note).some, input: Prism(DeskInput.note) { _ in nil })
  static let pages = Dispatcher<Void, String, Never>.empty().child(
    each: Lens(\Desk.pages), input: Prism(DeskInput.page) { _ in nil })
  static let desk = Dispatcher<Void, Desk, DeskInput> {
    note
    pages
    Dispatcher.reduce { desk, input in
      switch input {
      case .write(let text): desk.text = text
      case .dismiss:
        desk.isAsked = false
        desk.note = nil
      case .note, .page: break
      case .pop(to: let count):
        desk.pages.remove(atOffsets: min(count, desk.pages.count)..<desk.pages.count)
      }
    }
  }

  typealias DeskFace = Face<Desk, DeskInput, ViewContent>
  typealias Model = ComponentModel<Void, Desk, DeskInput, ViewContent>

  func screen(_ face: DeskFace) -> Screen {
    Screen(ComponentView(Model(Component(Self.desk, face), state: Desk())))
  }

  /// Whether what a person does animates a view.
  func animates(_ screen: Screen, _ act: (Screen) -> Void) -> Bool {
    let (runs, animated) = (screen.runs, screen.animatedRuns)
    act(screen)
    #expect(screen.runs > runs)
    return screen.animatedRuns > animated
  }

  @Test(arguments: [nil, Animation.default])
  func `a presence animates the input of its dismissal`(animation: Animation?) {
    let screen = screen(
      .showing { desk, _, parts in
        Text("asked \(desk.isAsked)")
          .alert("Sure?", isPresented: parts.presence(of: { $0.isAsked }, dismiss: .dismiss)) {
            Button("OK") {}
          }
      })
    #expect(animates(screen) { $0.dismiss(animation) } == (animation != nil))
    #expect(screen.presented == [])
  }

  @Test(arguments: [nil, Animation.default])
  func `so does the presence of an item`(animation: Animation?) {
    let screen = screen(
      .showing { desk, _, parts in
        Text("noted \(desk.note != nil)")
          .sheet(item: parts.presence(ofItem: { $0.note }, dismiss: .dismiss)) { Text("\($0.id)") }
      })
    #expect(animates(screen) { $0.dismiss(animation) } == (animation != nil))
    #expect(screen.presented == [])
  }

  @Test(arguments: [nil, Animation.default])
  func `so does a sheet of a child`(animation: Animation?) {
    let screen = screen(
      .showing { desk, send, parts in
        Text("noted \(desk.note != nil)")
          .sheet(parts.place(Self.note, Face { note, _ in Text("\(note.id)") })) { send(.dismiss) }
      })
    #expect(animates(screen) { $0.dismiss(animation) } == (animation != nil))
    #expect(screen.presented == [])
  }

  @Test(arguments: [nil, Animation.default])
  func `a path of instances animates the input of a pop`(animation: Animation?) {
    let screen = screen(
      .showing { desk, send, parts in
        let pages = parts.place(Self.pages, Face { page, _ in Text(page) })
        NavigationStack(path: pages.path { send(.pop(to: $0)) }.animation(animation)) {
          Text("\(desk.pages.count)").navigationDestination(for: ViewContent.Element.self) { $0 }
        }
      })
    #expect(animates(screen) { $0.goBack() } == (animation != nil))
    #expect(screen.presented.count == 1)
  }

  @Test(arguments: [nil, Animation.default])
  func `so does a path of ids`(animation: Animation?) {
    let screen = screen(
      .showing { desk, send, parts in
        let pages = parts.place(Self.pages, Face { page, _ in Text(page) })
        let path = pages.path(by: Int.self, onPop: { send(.pop(to: $0)) }, onPush: { _ in })
        NavigationStack(path: path.animation(animation)) {
          Text("\(desk.pages.count)").navigationDestination(for: Int.self) { pages[$0] }
        }
      })
    #expect(animates(screen) { $0.goBack() } == (animation != nil))
    #expect(screen.presented.count == 1)
  }

  @Test(arguments: [nil, Animation.default])
  func `a control of a value animates the input of a write`(animation: Animation?) {
    let screen = screen(
      Face { desk, send in
        TextField("Text", text: send.binding(desk.text, DeskInput.write).animation(animation))
      })
    #expect(animates(screen) { $0.type("a", into: "Text") } == (animation != nil))
  }

  @Test(arguments: [nil, Animation.default])
  func `a draft animates what a write changes`(animation: Animation?) {
    let screen = screen(
      .placing { parts in
        let draft = parts.local("")
        return parts.view { desk, _ in
          TextField("Text", text: draft.binding().animation(animation))
          Text("draft \(draft.state)")
        }
      })
    #expect(animates(screen) { $0.type("a", into: "Text") } == (animation != nil))
    #expect(screen.texts.contains("draft a"))
  }

  @Test(arguments: [nil, Animation.default])
  func `a binding of a model animates the input of a write`(animation: Animation?) {
    struct Beside: View {
      let model: Model
      let animation: Animation?

      var body: some View {
        TextField("Text", text: model.binding(\.text, DeskInput.write).animation(animation))
        Text("beside \(model.state.text)")
      }
    }
    let face = DeskFace { desk, _ in Text(desk.text) }
    let model = Model(Component(Self.desk, face), state: Desk())
    let screen = Screen(Beside(model: model, animation: animation))
    #expect(animates(screen) { $0.type("a", into: "Text") } == (animation != nil))
    #expect(screen.texts.contains("beside a"))
  }
}
