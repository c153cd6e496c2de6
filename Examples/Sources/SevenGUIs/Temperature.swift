import Arco
import ArcoHTML
import ArcoWeb

// 2. Temperature converter: two fields. Each follows the other while the other has a number.

package struct Temperature: Feature, Equatable, Sendable {
  var celsius = ""
  var fahrenheit = ""

  mutating func write(celsius text: String) {
    celsius = text
    if let degrees = Double(text) { fahrenheit = rounded(degrees * 9 / 5 + 32) }
  }

  mutating func write(fahrenheit text: String) {
    fahrenheit = text
    if let degrees = Double(text) { celsius = rounded((degrees - 32) * 5 / 9) }
  }

  package enum Input: Equatable, Sendable {
    case celsius(String)
    case fahrenheit(String)
  }
}

/// A number with at most one decimal.
private func rounded(_ number: Double) -> String {
  let tenths = (number * 10).rounded() / 10
  return Int(exactly: tenths).map { "\($0)" } ?? "\(tenths)"
}

let converting = DispatcherOf<Temperature>.reduce { temperature, input in
  switch input {
  case .celsius(let text): temperature.write(celsius: text)
  case .fahrenheit(let text): temperature.write(fahrenheit: text)
  }
}

/// The page with empty fields.
package func temperaturePage() -> Program<Void, Temperature, Temperature.Input, HTML> {
  let component = Component(converting) { temperature, send in
    main(.class("card", "gui")) {
      h1("Temperature converter")
      div(.class("line")) {
        degrees("Celsius", temperature.celsius) { send(.celsius($0)) }
        span("=", .ariaHidden(true))
        degrees("Fahrenheit", temperature.fahrenheit) { send(.fahrenheit($0)) }
      }
    }
  }
  return Program(component, state: Temperature())
}

private func degrees(
  _ name: String, _ text: String, _ write: @escaping (String) -> Void
) -> HTML {
  label(.class("field")) {
    name
    input(
      .type(.text), .inputmode("decimal"), .value(text),
      .ariaInvalid(!text.isEmpty && Double(text) == nil), .onInput(write))
  }
}
