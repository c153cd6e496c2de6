import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

@MainActor struct PresentationTests {
  struct Shop: Sendable {
    var login: String?
    var isClosed = false
  }

  enum ShopInput: Sendable {
    case login(LoginInput)
    case close
    case open
  }

  enum LoginInput: Sendable {
    case forget
  }

  static let login = Dispatcher<Void, String, LoginInput>.empty().child(
    ifPresent: Lens(\Shop.login).some,
    input: Prism({ ShopInput.login($0) }) { if case .login(let input) = $0 { input } else { nil } })

  static let shop = Dispatcher<Void, Shop, ShopInput> {
    login
    Dispatcher.reduce { shop, input in
      switch input {
      case .open: shop.login = "who are you"
      case .login: break
      case .close:
        shop.login = nil
        shop.isClosed = true
      }
    }
  }

  func screen(
    _ present: @escaping @MainActor (Text, ViewContent, @escaping () -> Void) -> some View
  ) -> (ComponentModel<Void, Shop, ShopInput, ViewContent>, Screen) {
    let model = ComponentModel(
      Component(
        Self.shop,
        .showing { _, send, parts in
          present(Text("shop"), parts.place(Self.login, Face { text, _ in Text(text) })) {
            send(.close)
          }
        }), state: Shop())
    return (model, Screen(ComponentView(model)))
  }

  func behaves(_ model: ComponentModel<Void, Shop, ShopInput, ViewContent>, _ screen: Screen) {
    #expect(screen.texts == ["shop"])
    model.send(.open)
    screen.settle()
    #expect(screen.texts == ["shop", "who are you"])
    screen.dismiss()
    #expect(screen.texts == ["shop"])
    #expect(model.state.isClosed)
  }

  @Test func `a sheet is there while its child is, and reports that it was swiped away`() {
    let (model, screen) = screen { $0.sheet($1, onDismiss: $2) }
    behaves(model, screen)
  }

  @Test func `so does a cover of the whole screen`() {
    let (model, screen) = screen { $0.fullScreenCover($1, onDismiss: $2) }
    behaves(model, screen)
  }

  @Test func `so does a popover`() {
    let (model, screen) = screen { $0.popover($1, onDismiss: $2) }
    behaves(model, screen)
  }

  @Test func `so does a pushed screen`() {
    let (model, screen) = screen { $0.navigationDestination($1, onDismiss: $2) }
    behaves(model, screen)
  }

  @Test func `a dialog is there while the state says so`() {
    let sure = Dispatcher<Void, Int, ShopInput>.reduce { count, input in
      if case .close = input { count = 0 } else { count += 10 }
    }
    let model = ComponentModel(
      Component(
        sure,
        .placing { parts in
          let isAsked = parts.presence(of: { $0 == 1 }, dismiss: .close)
          return parts.view { _, send in
            Text("cart").confirmationDialog("Sure?", isPresented: isAsked) {
              Button("Buy") { send(.open) }
            }
          }
        }), state: 1)
    let screen = Screen(ComponentView(model))
    screen.press("Buy")
    #expect(model.state == 11)
    #expect(screen.texts == ["cart"])
  }
}
