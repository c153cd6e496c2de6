import Arco
import ArcoHTML
import ArcoWeb

/// A page whose address gives the names of its fields, forms, images and parts.
struct Names: Feature, Equatable, Sendable {
  var names: [String]
  var values: [String: String] = [:]
  var isTurned = false
  var handedIn = 0

  enum Input: Equatable, Sendable {
    case write(String, String)
    case turn
    case handIn([String])
  }
}

private let names = DispatcherOf<Names>.reduce { names, input in
  switch input {
  case .write(let name, let text): names.values[name] = text
  case .turn: names.isTurned.toggle()
  case .handIn(let texts): names.handedIn = texts.filter { !$0.isEmpty }.count
  }
}

/// Names that have a meaning in browsers: a form's fields are members of the form, and forms and
/// images are members of the document. No page links here: it is for tests.
func namesPage() -> PageComponent<Names> {
  Component(names) { names, send in
    main(.class("card")) {
      h1("Names")
      fields(names, send)
      output(
        names.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(
          separator: " "), .ariaLabel("Heard"))
      output("\(names.handedIn)", .ariaLabel("Handed in"))
      button("Turn", .type(.button), .onClick { send(.turn) })
      for name in names.names {
        form(.name(name), .class("quiet"))
        img(.name(name), .alt(""))
        span(.id(name))
      }
    }
  }
}

/// A form with its own handler, which every kind of operation changes.
private func fields(_ names: Names, _ send: Send<Names.Input>) -> HTML {
  let order = names.isTurned ? names.names.reversed() : names.names
  let texts = Form { fields throws(Submission.Refusal) in
    var texts: [String] = []
    for name in names.names { texts.append(try fields[.text(name)]) }
    return texts
  }
  return form(
    .class("turned", if: names.isTurned), .ariaLabel("Fields"), .when(!names.isTurned, .lang("en")),
    .tabindex(-1), .onSubmit(texts) { send(.handIn($0)) }
  ) {
    if names.isTurned { p("Turned") }
    keyed(order, id: { $0 }) { name in
      label {
        name
        input(
          .name(name), .value(names.values[name] ?? ""), .onInput { send(.write(name, $0)) })
      }
    }
    button("Hand in")
  }
}
