import ArcoBrowser
import ArcoCore
import ArcoHTML
import ArcoWeb

/// A page with a button, a field and a timer: what a browser's host weighs, and how it is spoken to.
enum GreeterInput: Codable, Sendable {
  case write(String)
  case wait
  case greet
}

struct Greeter: Codable, Sendable {
  var name = "Ada"
  var greetings = 0
}

let greeter = Dispatcher<Void, Greeter, GreeterInput>.update { greeter, input in
  switch input {
  case .write(let name): greeter.name = name
  case .wait: return .send(.greet, after: .milliseconds(1_500))
  case .greet: greeter.greetings += 1
  }
  return .none
}

func greeterFace() -> Face<Greeter, GreeterInput, HTML> {
  Face { greeter, send in
    input(.value(greeter.name), .onInput { send(.write($0)) })
    output("Hello, \(greeter.name)! \(greeter.greetings)")
    button("Later", .onClick { send(.wait) })
  }
}

/// Stands for a program's `main.swift`.
@_expose(wasm, "main")
@_cdecl("begin")
public func begin() {
  Browser.run(Component(greeter, greeterFace()), state: Greeter())
}
