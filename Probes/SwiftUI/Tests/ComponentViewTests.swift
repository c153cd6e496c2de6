import Arco
import ArcoSwiftUI
import Observation
import SwiftUI
import Testing

@MainActor struct ComponentViewTests {
  typealias Model = ComponentModel<Void, Double, LimitedInput, ViewContent>

  /// Shows one of two models.
  struct Either: View {
    @SwiftUI.State private var isFirst = true
    let first: Model
    let second: Model

    var body: some View {
      Button("Other") { isFirst.toggle() }
      ComponentView(isFirst ? first : second)
    }
  }

  @Test func `another model in the same place is shown`() {
    let screen = Screen(
      Either(
        first: ComponentModel(limitedView(), state: 1),
        second: ComponentModel(limitedView(), state: 2)))
    #expect(screen.texts.contains("is 1"))
    screen.press("Other")
    #expect(screen.texts.contains("is 2"))
    #expect(!screen.texts.contains("is 1"))
    screen.press("Other")
    #expect(screen.texts.contains("is 1"))
  }

  /// A parent that runs again for reasons of its own.
  struct Parent<Child: View>: View {
    @SwiftUI.State private var runs = 0
    let child: (Int) -> Child

    var body: some View {
      Button("Again") { runs += 1 }
      child(runs)
    }
  }

  @Test func `a parent that runs again does not reset a component`() {
    let screen = Screen(Parent { _ in ComponentView(limitedView(), state: 1) })
    screen.setNumber(3)
    screen.press("Again")
    #expect(screen.number() == 3)
  }

  @Test func `another id resets a component`() {
    let screen = Screen(Parent { runs in ComponentView(limitedView(), state: 1).id(runs) })
    screen.setNumber(3)
    screen.press("Again")
    #expect(screen.number() == 1)
  }

  @Test func `a component is made once, however often the parent runs`() {
    var made = 0
    func counted() -> Component<Void, Double, LimitedInput, ViewContent> {
      made += 1
      return limitedView()
    }
    let screens = [
      Screen(Parent { _ in ComponentView(counted(), state: 1) }),
      Screen(Parent { _ in ComponentView(counted(), state: 1) }),
    ]
    for screen in screens {
      for _ in 0..<5 { screen.press("Again") }
      #expect(screen.number() == 1)
    }
    #expect(made == screens.count)
  }

  /// Keeps a model in the way that the documentation shows.
  struct Keeper: View {
    @SwiftUI.State private var model: ComponentModel<Ear, Bool, Never, ViewContent>

    init(_ make: () -> ComponentModel<Ear, Bool, Never, ViewContent>) {
      _model = SwiftUI.State(wrappedValue: make())
    }

    var body: some View { ComponentView(model) }
  }

  @Test func `a model that SwiftUI throws away begins no effects`() async {
    let ear = Ear()
    let listening = Component(
      Dispatcher<Ear, Bool, Never>.alive(while: { $0 }) {
        .task { ear, _ in
          ear.hear()
        }
      }, Face<Bool, Never, ViewContent> { _, _ in Text("listening") })
    var made = 0
    let screen = Screen(
      Parent { _ in
        Keeper {
          made += 1
          return ComponentModel(listening, state: true, world: ear)
        }
      })
    await ear.heardOnce()
    for _ in 0..<5 { screen.press("Again") }
    #expect(made == 6)
    #expect(screen.texts.contains("listening"))
    await Task { @MainActor in }.value
    #expect(ear.begun == 1)
  }

  @Test func `effects begin after the bodies that made the component`() async {
    let begun = Ear()
    let listening = Component(
      Dispatcher<Ear, Bool, Never>.alive(while: { $0 }) {
        .callback { ear, _ in
          #expect(!Screen.isUpdating)
          ear.hear()
          return Cancellation {}
        }
      }, Face<Bool, Never, ViewContent> { _, _ in Text("listening") })
    let screen = Screen(ComponentView(Program(listening, state: true, world: begun)))
    #expect(screen.texts == ["listening"])
    await begun.heardOnce()
    #expect(begun.begun == 1)
  }
}
