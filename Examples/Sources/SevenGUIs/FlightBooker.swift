import Arco
import ArcoHTML
import ArcoWeb

// 3. Flight booker: the input decides which fields are enabled, and whether the button is.

package struct Flight: Feature, Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case oneWay = "one-way flight"
    case isReturn = "return flight"
  }

  var kind = Kind.oneWay
  var start = "27.03.2014"
  var back = "27.03.2014"
  /// The message about the last booking.
  var booked: String?

  var canBook: Bool {
    guard let start = Day(start) else { return false }
    return kind == .oneWay || Day(back).map { $0 >= start } ?? false
  }

  mutating func book() {
    guard canBook else { return }
    booked =
      kind == .oneWay
      ? "You have booked a one-way flight on \(start)."
      : "You have booked a return flight from \(start) to \(back)."
  }

  package enum Input: Equatable, Sendable {
    case choose(String)
    case start(String)
    case back(String)
    case book
  }
}

let booking = DispatcherOf<Flight>.reduce { flight, input in
  switch input {
  case .choose(let name): flight.kind = Flight.Kind(rawValue: name) ?? flight.kind
  case .start(let text): flight.start = text
  case .back(let text): flight.back = text
  case .book: flight.book()
  }
}

/// The page with a one-way flight.
package func flightPage() -> Program<Void, Flight, Flight.Input, HTML> {
  let component = Component(booking) { flight, send in
    main(.class("card", "gui", "flight")) {
      h1("Flight booker")
      form(.onSubmit { send(.book) }) {
        select(.ariaLabel("Flight"), .onChange { send(.choose($0)) }) {
          for kind in Flight.Kind.allCases {
            option(kind.rawValue, .value(kind.rawValue), .selected(kind == flight.kind))
          }
        }
        date("Start", flight.start) { send(.start($0)) }
        date("Return", flight.back, isOffered: flight.kind == .isReturn) { send(.back($0)) }
        button("Book", .disabled(!flight.canBook))
      }
      output(flight.booked ?? "", .ariaLabel("Booking"))
    }
  }
  return Program(component, state: Flight())
}

private func date(
  _ name: String, _ text: String, isOffered: Bool = true, _ write: @escaping (String) -> Void
) -> HTML {
  label(.class("field")) {
    "\(name), as dd.mm.yyyy"
    input(
      .type(.text), .ariaLabel(name), .value(text), .disabled(!isOffered),
      .ariaInvalid(isOffered && Day(text) == nil), .onInput(write))
  }
}
