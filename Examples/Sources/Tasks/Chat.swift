import ArcoPages
import ArcoWorld

struct Chat: Feature, Equatable {
  var messages: [String] = []
  var draft = ""

  enum Input {
    case write(String)
    case say
    case heard(String)
  }

  struct World: Sendable { var room = Topic<String>.inMemory() }
}

let chat = DispatcherOf<Chat> {
  Dispatcher.update { chat, input in
    switch input {
    case .write(let text): chat.draft = text
    case .say:
      defer { chat.draft = "" }
      return .publish(chat.draft, to: \.room)
    case .heard(let text): chat.messages.append(text)
    }
    return .none
  }
  Dispatcher.alive { .listen(to: \.room) { .heard($0) } }
}

func chatPage() -> PageComponent<Chat> {
  Component(chat) { chat, send in
    ul { for message in chat.messages { li(message) } }
    form(.onSubmit { send(.say) }) {
      input(.value(chat.draft), .onInput { send(.write($0)) })
    }
  }
}
