import Arco
import Testing

/// Rooms that can be entered: a part that listens while its state says so.
private struct Chat: Equatable, Sendable {
  var room: String?
  var heard: [String] = []
}

private enum ChatInput: Sendable {
  case enter(String?)
  case heard(String)
  case run(Effect<Journal, Chat, ChatInput>)
}

private struct House: Equatable, Sendable {
  var chat = Chat()
  var guest: Chat?
  var rows = Rows<Int, Chat>()
  var others = 0
}

private enum HouseInput: Sendable {
  case chat(ChatInput)
  case guest(ChatInput)
  case row(Int, ChatInput)
  case change(@Sendable (inout House) -> Void)
}

private func listening(_ room: String) -> Effect<Journal, Chat, ChatInput> {
  .callback { journal, out in
    journal.note("listen \(room)")
    journal.keep("say \(room)") { out.send(.heard(room)) }
    journal.keep("end \(room)") { out.finish() }
    return Cancellation { journal.note("leave \(room)") }
  }
}

private let chat = Dispatcher<Journal, Chat, ChatInput> {
  Dispatcher<Journal, Chat, ChatInput>.update { chat, input in
    switch input {
    case .enter(let room): chat.room = room
    case .heard(let message): chat.heard.append(message)
    case .run(let effect): return effect
    }
    return .none
  }
  Dispatcher<Journal, Chat, ChatInput>.alive(for: { $0.room }, listening)
}

private let house = Dispatcher<Journal, House, HouseInput> {
  chat.child(
    state: Lens(\House.chat),
    input: Prism(HouseInput.chat, footprint: .case(0)) {
      if case .chat(let input) = $0 { input } else { nil }
    })
  chat.child(
    ifPresent: Lens(\House.guest).some,
    input: Prism(HouseInput.guest, footprint: .case(1)) {
      if case .guest(let input) = $0 { input } else { nil }
    })
  chat.child(
    each: Lens(\House.rows),
    input: Prism(HouseInput.row, footprint: .case(2)) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    })
  Dispatcher<Journal, House, HouseInput>.reduce { house, input in
    if case .change(let change) = input { change(&house) }
  }
}

@MainActor private func shown(_ driver: Driver<Journal, House, HouseInput>) -> Any {
  Shown(driver, Face { house, _ in .line("\(house.chat.heard) \(house.others)") })
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct AliveTests {
  private let journal = Journal()

  private func driver(_ state: House = House()) -> Driver<Journal, House, HouseInput> {
    Driver(house, state: state, world: journal)
  }

  @Test(arguments: [false, true])
  func `an effect starts, is kept and stops as its key does`(isShown: Bool) {
    let driver = driver()
    let view = isShown ? shown(driver) : driver
    driver.send(.chat(.enter("a")))
    #expect(journal.entries == ["listen a"])
    driver.send(.chat(.enter("a")))
    driver.send(.chat(.heard("x")))
    #expect(journal.entries == ["listen a"])
    driver.send(.chat(.enter("b")))
    driver.send(.chat(.enter(nil)))
    #expect(journal.entries == ["listen a", "leave a", "listen b", "leave b"])
    _ = view
  }

  @Test(arguments: [false, true])
  func `whoever changes the state, the key is looked at`(isShown: Bool) async {
    let driver = driver()
    let view = isShown ? shown(driver) : driver
    driver.send(.change { $0.chat.room = "parent" })
    driver.send(.chat(.run(.move { $0.room = "move" })))
    #expect(journal.entries == ["listen parent", "leave parent", "listen move"])
    driver.send(
      .chat(
        .run(
          .callback { journal, out in
            out.move { $0.room = nil }
            out.finish()
            return .none
          })))
    await journal.until("leave move")
    _ = view
  }

  @Test func `without a condition, an effect is alive as long as its component`() {
    let journal = Journal()
    let playing = Dispatcher<Journal, Int, Int> {
      Dispatcher.reduce { $0 = $1 }
      Dispatcher.alive {
        .callback { journal, _ in
          journal.note("play")
          return Cancellation { journal.note("pause") }
        }
      }
    }
    let driver = Driver(playing, state: 0, world: journal)
    for number in [1, 1, 2] { driver.send(number) }
    #expect(journal.entries == ["play"])
    driver.stop()
    #expect(journal.entries == ["play", "pause"])
  }

  @Test func `a condition keeps an effect alive while it is true`() {
    struct Player: Sendable {
      var isPlaying: Bool? = false
      var isOn: Bool { isPlaying == true }
    }
    let play = Effect<Journal, Player, Bool?>.callback { journal, _ in
      journal.note("play")
      return Cancellation { journal.note("pause") }
    }
    let setting = Dispatcher<Journal, Player, Bool?>.reduce { $0.isPlaying = $1 }
    let conditions: [Dispatcher<Journal, Player, Bool?>] = [
      .alive(while: { $0.isPlaying ?? false }, { play }),
      .alive(while: \.isOn) { play },
      .alive(for: { $0.isPlaying == true ? "playing" : nil }, { _ in play }),
      .alive(
        while: { player in
          guard let isPlaying = player.isPlaying else { return false }
          return isPlaying
        }, { play }),
    ]
    for condition in conditions {
      let journal = Journal()
      let driver = Driver(
        Dispatcher {
          setting
          condition
        }, state: Player(), world: journal)
      for isPlaying in [false, nil, true, true, false, true, nil] { driver.send(isPlaying) }
      #expect(journal.entries == ["play", "pause", "play", "pause"])
    }
  }

  @Test func `an effect runs from the start where the first state says so`() {
    var state = House()
    state.chat.room = "a"
    state.guest = Chat(room: "b")
    state.rows.append(Chat(room: "c"), id: 0)
    let driver = driver(state)
    #expect(journal.entries.sorted() == ["listen a", "listen b", "listen c"])
    driver.stop()
    #expect(journal.entries.suffix(3).sorted() == ["leave a", "leave b", "leave c"])
  }

  @Test(arguments: [false, true])
  func `an effect cannot survive the part that it is for`(isShown: Bool) {
    let driver = driver()
    let view = isShown ? shown(driver) : driver
    driver.send(
      .change { house in
        house.guest = Chat(room: "guest")
        for id in 0..<3 { house.rows.append(Chat(room: "\(id)"), id: id) }
      })
    #expect(journal.entries.sorted() == ["listen 0", "listen 1", "listen 2", "listen guest"])
    driver.send(
      .change { house in
        house.guest = nil
        house.rows.remove(id: 1)
      })
    #expect(journal.entries.suffix(2).sorted() == ["leave 1", "leave guest"])
    driver.send(.row(0, .enter("new")))
    #expect(journal.entries.suffix(2) == ["leave 0", "listen new"])
    _ = view
  }

  @Test func `its inputs reach its component, and an effect that ended waits for another key`()
    async
  {
    let driver = driver()
    driver.send(.chat(.enter("a")))
    journal.act("say a")
    journal.act("end a")
    while driver.state.chat.heard.isEmpty { await Task.yield() }
    driver.send(.chat(.enter("a")))
    driver.send(.chat(.enter(nil)))
    driver.send(.chat(.enter("a")))
    #expect(journal.entries == ["listen a", "listen a"])
  }

  @Test func `a key that changes and comes back within one send starts nothing`() {
    let driver = driver()
    driver.send(.chat(.enter("a")))
    driver.send(
      .chat(
        .run(.batch(.send(.enter("b")), .send(.enter("a")))))
    )
    #expect(journal.entries == ["listen a"])
  }

  @Test func `effects of other inputs are left alone when the key changes`() {
    let driver = driver()
    driver.send(.chat(.enter("a")))
    driver.send(.chat(.run(listening("own"))))
    driver.send(.chat(.enter(nil)))
    #expect(journal.entries == ["listen a", "listen own", "leave a"])
  }

  @Test func `widening the world keeps an effect alive by its key`() {
    let wide = chat.widen(world: { (world: (Int, Journal)) in world.1 })
    let driver = Driver(wide, state: Chat(room: "a"), world: (1, journal))
    driver.send(.enter(nil))
    #expect(journal.entries == ["listen a", "leave a"])
  }
}
