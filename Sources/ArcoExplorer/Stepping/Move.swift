import ArcoWebTesting

/// A step from a state, as the walk stores it.
enum Move: Hashable, Sendable {
  /// The given input with this index.
  case input(Int)
  /// The page's offer with this index.
  case offer(Int)
  /// The answer with the second index to the open question with the first.
  case answer(Int, with: Int)
  /// The driver handles the oldest input from an effect.
  case receive
  /// Time passes until the next event, and the due timer with this index fires first.
  case time(Int)
  /// Time passes, but no timer fires.
  case wait(Duration)

  /// Whether the user takes the step.
  var isOfUser: Bool {
    switch self {
    case .input, .offer: true
    case .answer, .receive, .time, .wait: false
    }
  }
}

/// The text of a step, for readers of ways.
enum Label: Hashable, Sendable {
  case input(String)
  case offer(PageOffer)
  /// An answer to an open question. `place` is the index of the question among the open questions
  /// with the same name and text; an index above 0 is shown as "number 2" and so on.
  case answer(name: String, about: String, place: Int, number: Int, text: String)
  case receive
  case time(Int)
  case wait(Duration)

  /// The text of the step, such as `click "Save"`.
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

  /// The process that takes the step, for fairness; nil for the user, who may wait for ever.
  /// Questions with the same name are one process, so that an effect that asks repeatedly gets an
  /// answer at some time.
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
  /// The text of the gesture.
  var text: String {
    let control = "\"\(name)\"" + (ordinal > 0 ? " (number \(ordinal + 1) of that name)" : "")
    switch gesture {
    case .click: return "click \(control)"
    case .doubleClick: return "click \(control) twice"
    case .fill(let text): return "put \(shortened(text)) into \(control)"
    case .write(let text): return "write \(shortened(text)) into \(control)"
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
