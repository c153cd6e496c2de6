/// What becomes of the browser's address and history; its raw value is the step on the wire.
package enum AddressStep: UInt8, Sendable {
  /// The address is a new entry of the history.
  case push = 0
  /// It takes the place of the entry that is shown.
  case replace = 1
  /// The entry that the browser went to is shown now.
  case arrive = 2
  /// The entry that the browser went to is not shown: it is to return to the one it came from.
  case turnBack = 3
  /// The page does not show the address: the browser is to load it.
  case load = 4
}

extension Patch {
  /// Adds what becomes of the browser's address.
  package mutating func go(_ step: AddressStep, to address: String) {
    add(.address) { writer in
      writer.byte(step.rawValue)
      writer.text(address)
    }
  }
}
