import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

/// Closures in a face that SwiftUI runs without the face. They place their children again.
@MainActor struct RunningAloneTests {
  struct Desk: Equatable, Sendable {
    var lamp = 1
    var isOpen = false
    var focus: String?
  }

  enum DeskInput: Sendable {
    case lamp(Int)
    case open(Bool)
    case focus(String?)
  }

  static let lamp = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }.child(
    state: Lens(\Desk.lamp),
    input: Prism({ DeskInput.lamp($0) }) { if case .lamp(let by) = $0 { by } else { nil } })
  static let desk = Dispatcher<Void, Desk, DeskInput> {
    lamp
    Dispatcher.reduce { desk, input in
      switch input {
      case .lamp: break
      case .open(let isOpen): desk.isOpen = isOpen
      case .focus(let field): desk.focus = field
      }
    }
  }

  static func lampFace() -> Face<Int, Int, ViewContent> {
    Face { lamp, send in Button("lamp \(lamp)") { send(1) } }
  }

  typealias Model = ComponentModel<Void, Desk, DeskInput, ViewContent>

  func shown(_ face: Face<Desk, DeskInput, ViewContent>) -> (Model, Screen) {
    let model = ComponentModel(Component(Self.desk, face), state: Desk())
    return (model, Screen(ComponentView(model)))
  }

  @Test func `a reader of the geometry places its child again when the device turns`() {
    let (_, screen) = shown(
      .showing { _, _, parts in
        GeometryReader { geometry in
          Text("\(Int(geometry.size.width)) wide")
          parts.place(Self.lamp, Self.lampFace())
        }
      })
    screen.press("lamp 1")
    let runs = screen.runs
    screen.resize(width: 500)
    screen.resize(width: 600)
    #expect(screen.texts == ["600 wide", "[lamp 2]"])
    #expect(screen.runs == runs)
    screen.press("lamp 2")
    #expect(screen.texts == ["600 wide", "[lamp 3]"])
  }

  @Test func `fields place their child again when the focus moves`() {
    let (_, screen) = shown(
      .showing { _, _, parts in
        FocusReader(parts.focus(on: { $0.focus }, DeskInput.focus)) { focused in
          TextField("Name", text: .init(get: { "" }, set: { _, _ in })).focused(
            focused, equals: "a")
          TextField("Mail", text: .init(get: { "" }, set: { _, _ in })).focused(
            focused, equals: "b")
          parts.place(Self.lamp, Self.lampFace())
        }
      })
    for field in ["Name", "Mail", "Name"] {
      screen.focus(field)
      #expect(screen.focused == field)
    }
    screen.press("lamp 1")
    #expect(screen.texts.last == "[lamp 2]")
  }

  @Test func `a sheet places its child each time that it comes`() {
    let (model, screen) = shown(
      .showing { _, _, parts in
        let isOpen = parts.presence(of: { $0.isOpen }, dismiss: .open(false))
        Text("desk").sheet(isPresented: isOpen) { parts.place(Self.lamp, Self.lampFace()) }
      })
    for count in 1...3 {
      model.send(.open(true))
      screen.settle()
      #expect(screen.texts == ["desk", "[lamp \(count)]"])
      screen.press("lamp \(count)")
      screen.dismiss()
      #expect(screen.texts == ["desk"])
    }
  }
}
