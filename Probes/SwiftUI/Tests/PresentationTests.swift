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
    hasSlowTransitions: Bool = false,
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
    return (model, Screen(ComponentView(model), hasSlowTransitions: hasSlowTransitions))
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
    let (model, screen) = screen { root, child, close in
      NavigationStack { root.navigationDestination(child, onDismiss: close) }
    }
    behaves(model, screen)
  }

  @Test func `a sheet that is opened while it closes shows nothing of the former one afterwards`() {
    let (model, screen) = screen(hasSlowTransitions: true) { $0.sheet($1, onDismiss: $2) }
    func show(_ inputs: ShopInput...) {
      for input in inputs { model.send(input) }
      screen.settle()
    }
    show(.open)
    show(.close)
    #expect(screen.texts == ["shop", "who are you"])
    screen.reportsDisappearances = false
    show(.open)
    #expect(screen.texts == ["shop", "who are you"])
    show(.close)
    #expect(screen.texts == ["shop", "who are you"])
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

  struct Receipt: Identifiable, Equatable, Sendable {
    let id: Int
  }

  enum TillInput: Sendable {
    case buy(Int)
    case close
  }

  struct Till: Equatable, Sendable {
    var receipt: Receipt?
    var closed = 0
    var isStubborn = false
  }

  static let till = Dispatcher<Void, Till, TillInput>.reduce { till, input in
    switch input {
    case .buy(let id): till.receipt = Receipt(id: id)
    case .close where till.isStubborn: break
    case .close:
      till.closed += 1
      till.receipt = nil
    }
  }

  /// A view that gets the binding of its presentation.
  struct ReceiptView: View {
    let receipt: Binding<Receipt?>

    var body: some View { Text("till").sheet(item: receipt) { Text("receipt \($0.id)") } }
  }

  @Test func `an item that is handed to a view of its own is presented, and dismissed once`() {
    let faces: [Face<Till, TillInput, ViewContent>] = [
      .placing { parts in
        let receipt = parts.presence(ofItem: { $0.receipt }, dismiss: .close)
        return parts.view { _, _ in ReceiptView(receipt: receipt) }
      },
      .showing { _, _, parts in
        ReceiptView(receipt: parts.presence(ofItem: { $0.receipt }, dismiss: .close))
      },
    ]
    for face in faces {
      let model = ComponentModel(Component(Self.till, face), state: Till())
      let screen = Screen(ComponentView(model))
      #expect(screen.presented == [])
      model.send(.buy(1))
      screen.settle()
      #expect(screen.texts == ["till", "receipt 1"])
      model.send(.buy(2))
      screen.settle()
      #expect(screen.texts == ["till", "receipt 2"])
      screen.dismiss()
      #expect(screen.texts == ["till"])
      #expect(model.state.closed == 1)
      model.send(.buy(3))
      screen.settle()
      #expect(screen.texts == ["till", "receipt 3"])
    }
  }

  @Test func `an alert comes whose buttons hold nothing of the view`() {
    let face = Face<Till, TillInput, ViewContent>.placing { parts in
      let isThere = parts.presence(of: { $0.receipt != nil }, dismiss: .close)
      return parts.view { _, _ in
        Text("till").alert("Bought", isPresented: isThere) { Button("OK") {} }
      }
    }
    let model = ComponentModel(Component(Self.till, face), state: Till())
    let screen = Screen(ComponentView(model))
    model.send(.buy(1))
    screen.settle()
    #expect(screen.presented == ["alert"])
    screen.press("OK")
    #expect(screen.presented == [])
    #expect(model.state.closed == 1)
  }

  @Test func `what the state does not let go comes back`() {
    let face = Face<Till, TillInput, ViewContent>.placing { parts in
      parts.view { _, _ in
        ReceiptView(receipt: parts.presence(ofItem: { $0.receipt }, dismiss: .close))
      }
    }
    let model = ComponentModel(
      Component(Self.till, face), state: Till(receipt: Receipt(id: 1), isStubborn: true))
    let screen = Screen(ComponentView(model))
    screen.dismiss()
    #expect(model.state.closed == 0)
    #expect(screen.texts == ["till", "receipt 1"])
  }

  @Test func `listed views in the place of a child stop the program, and say why`() async {
    func stops(_ exit: ExitTest.Result?) {
      let said = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("takes a placed child"))
    }
    stops(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = Screen(Text("shop").sheet(ViewContent { Text("sheet") }) {})
        }
      })
    stops(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ViewContent { Text("row") }.rows(by: Int.self) }
      })
    stops(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ViewContent { Text("screen") }[1] }
      })
    stops(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = ViewContent { Text("screen") }.path(by: Int.self, onPop: { _ in }, onPush: { _ in })
        }
      })
  }

  @Test func `a child that nobody closes comes back`() {
    let face = Face<Shop, ShopInput, ViewContent>.showing { _, _, parts in
      Text("shop").sheet(parts.place(Self.login, Face { text, _ in Text(text) })) {}
    }
    let model = ComponentModel(Component(Self.shop, face), state: Shop(login: "who are you"))
    let screen = Screen(ComponentView(model))
    screen.dismiss()
    #expect(screen.texts == ["shop", "who are you"])
  }
}
