import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

@MainActor struct BindingTests {
  @Test func `a slider shows the limit that the state has, however often it is pushed further`() {
    let model = ComponentModel(limitedView(), state: 5)
    let screen = Screen(ComponentView(model))
    for _ in 0..<3 {
      screen.setNumber((screen.number() ?? 0) + 1)
      #expect(model.state == 5)
      #expect(screen.number() == 5)
    }
  }

  @Test func `so does one in a view of its own that is handed send`() {
    let model = ComponentModel(
      Component(limited) { number, send in OwnSlider(number: number, send: send) }, state: 5)
    let screen = Screen(ComponentView(model))
    for _ in 0..<3 {
      screen.setNumber((screen.number() ?? 0) + 1)
      #expect(screen.number() == 5)
    }
  }

  @Test func `a control reads what it wrote until its view runs again and makes another binding`() {
    var bindings: [Binding<Double>] = []
    let model = ComponentModel(
      Component(limited) { number, send in
        let made = send.binding(number, LimitedInput.set)
        let _ = bindings.append(made)
        Slider(value: made, in: 0...50)
      }, state: 5)
    let screen = Screen(ComponentView(model))
    let written = bindings.last
    written?.wrappedValue = 7
    #expect(written?.wrappedValue == 7)
    screen.settle()
    #expect(bindings.last?.wrappedValue == 5)
    #expect(bindings.count == 2)
  }

  @Test func `an input that nothing answers leaves the control as it was`() {
    let model = ComponentModel(
      Component(Dispatcher<Void, Double, LimitedInput>.empty()) { number, send in
        Slider(value: send.binding(number, LimitedInput.set), in: 0...50)
      }, state: 1)
    let screen = Screen(ComponentView(model))
    screen.setNumber(9)
    #expect(screen.number() == 1)
  }

  /// A text of at most five letters, and the inputs that were received.
  struct Short: Sendable {
    var text = ""
    var heard = 0
  }

  static let short = Dispatcher<Void, Short, String>.reduce { short, text in
    short.heard += 1
    short.text = String(text.prefix(5))
  }

  /// A field beside the component, as a view binds it to a model.
  struct Beside: View {
    let model: ComponentModel<Void, Short, String, ViewContent>

    var body: some View {
      TextField("Name", text: model.binding({ $0.text }) { $0 })
    }
  }

  @Test func `a field that is bound to a model shows what the state made of it`() {
    struct Field: View {
      let model: ComponentModel<Void, String, String, ViewContent>

      var body: some View {
        TextField("Name", text: model.binding(\.self) { $0 })
        ComponentView(model)
      }
    }
    let five = Dispatcher<Void, String, String>.reduce { $0 = String($1.prefix(5)) }
    let model = ComponentModel(Component(five, Face { text, _ in Text(text) }), state: "")
    let screen = Screen(Field(model: model))
    screen.type("abcdefgh", into: "Name")
    #expect(screen.text(of: "Name") == "abcde")
    #expect(model.state == "abcde")
  }

  @Test func `a text that is written once more is no input`() {
    let model = ComponentModel(
      Component(
        Self.short, Face { short, send in TextField("Name", text: send.binding(short.text) { $0 }) }
      ),
      state: Short())
    let screen = Screen(ComponentView(model))
    screen.type("ab", into: "Name")
    screen.submit("Name")
    #expect(model.state.heard == 2)
    let beside = Screen(Beside(model: model))
    beside.submit("Name")
    #expect(model.state.heard == 2)
    beside.type("c", into: "Name")
    #expect(model.state.heard == 3)
  }

  /// A form that is written as a whole.
  struct Guest: Equatable, Sendable {
    var name = ""
    var isRegular = false
  }

  @Test func `a control for a property of a value shows what the state made of the whole value`() {
    let guest = Dispatcher<Void, Guest, Guest>.reduce { guest, wish in
      guest.name = String(wish.name.prefix(5))
      guest.isRegular = wish.isRegular && !wish.name.isEmpty
    }
    let face = Face<Guest, Guest, ViewContent> { guest, send in
      let form = send.binding(guest) { $0 }
      TextField("Name", text: form.name)
      Toggle("Regular", isOn: form.isRegular)
    }
    let model = ComponentModel(Component(guest, face), state: Guest())
    let screen = Screen(ComponentView(model))
    screen.toggle("Regular")
    #expect(screen.texts == ["", "Regular: false"])
    screen.type("Alexandra", into: "Name")
    #expect(screen.texts == ["Alexa", "Regular: false"])
    screen.toggle("Regular")
    #expect(screen.texts == ["Alexa", "Regular: true"])
    #expect(model.state == Guest(name: "Alexa", isRegular: true))
  }

  @Test func `a draft that is written once more calls nobody`() {
    let face = Face<Short, String, ViewContent>.placing { parts in
      let draft = parts.local("")
      return parts.view { _, send in
        TextField("Name", text: draft.binding { send($0) })
      }
    }
    let model = ComponentModel(Component(Self.short, face), state: Short())
    let screen = Screen(ComponentView(model))
    screen.type("ab", into: "Name")
    screen.submit("Name")
    #expect(model.state.heard == 2)
  }
}
