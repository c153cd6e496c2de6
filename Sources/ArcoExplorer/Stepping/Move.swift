import ArcoWebTesting

/// A step that can be taken from a state, as a walk stores it.
enum Move: Hashable, Sendable {
  /// One of the inputs that are given, by its number.
  case input(Int)
  /// Something a person can do on the page, by its number.
  case offer(Int)
  /// A question by its number among those that are open, and an answer to it by its number.
  case answer(Int, with: Int)
  /// The input of an effect that waits longest is handled.
  case receive
  /// Time passes up to the next moment, and a timer of it goes off, by its number.
  case time(Int)
  /// Time passes, and no timer goes off.
  case wait(Duration)

  /// Whether a user takes it.
  var isOfUser: Bool {
    switch self {
    case .input, .offer: true
    case .answer, .receive, .time, .wait: false
    }
  }
}

/// A step in the words of who reads a way.
enum Label: Hashable, Sendable {
  case input(String)
  case offer(PageOffer)
  /// Its place is that among the questions that read alike.
  case answer(name: String, about: String, place: Int, number: Int, text: String)
  case receive
  case time(Int)
  case wait(Duration)

  /// What the user does, or what happens.
  var text: String {
    switch self {
    case .input(let text): text
    case .offer(let offer): offer.text
    case .answer(let name, _, 0, _, let text): "\"\(name)\" \(text)"
    case .answer(let name, _, let place, _, let text): "\"\(name)\" number \(place + 1) \(text)"
    case .receive: "what an effect sent arrives"
    case .time(0): "time passes"
    case .time(let number): "time passes, and number \(number + 1) of the timers goes off first"
    case .wait(let time): "\(time) pass"
    }
  }

  /// Which part of the world moves; nil for the user, who may be slow. Questions of one name count as one, so that who
  /// asks again and again is answered sometime.
  var process: String? {
    switch self {
    case .input, .offer, .wait: nil
    case .answer(let name, _, _, _, _): "answer \(name)"
    case .receive: "receive"
    case .time: "time"
    }
  }
}

extension PageOffer {
  /// The gesture in words.
  var text: String {
    let control = "\"\(name)\"" + (ordinal > 0 ? " (number \(ordinal + 1) of that name)" : "")
    switch gesture {
    case .click: return "click \(control)"
    case .doubleClick: return "click \(control) twice"
    case .fill(let text): return "put \(shortened(text)) into \(control)"
    case .check: return "tick \(control)"
    case .uncheck: return "untick \(control)"
    case .choose(let option): return "choose \"\(option)\" in \(control)"
    case .press(let key): return "press \(key) in \(control)"
    case .focus: return "go to \(control)"
    case .point(let verb, let place):
      return "\(verb) \(control)" + (place.isEmpty ? "" : " \(place)")
    case .paste(let text): return "paste \(shortened(text)) into \(control)"
    case .drop(let text): return "drop \(shortened(text)) onto \(control)"
    case .blur: return "leave \(control)"
    case .submit(let entries):
      let puts = entries.map { entry in
        switch entry.content {
        case .text(let text): "put \(shortened(text)) into \"\(entry.field)\", "
        case .option(let option): "choose \"\(option)\" in \"\(entry.field)\", "
        case .tick(true): "tick \"\(entry.field)\", "
        case .tick(false): "untick \"\(entry.field)\", "
        }
      }
      return puts.joined() + "click \(control)"
    }
  }

  private func shortened(_ text: String) -> String {
    text.count <= 40
      ? String(reflecting: text) : "\(String(reflecting: String(text.prefix(20))))… (\(text.count))"
  }
}
