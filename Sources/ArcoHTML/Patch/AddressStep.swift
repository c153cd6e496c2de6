/// A change of the browser's address and history, which a patch asks for. The raw value is the code
/// on the wire.
package enum AddressStep: UInt8, Sendable {
  /// Adds the address as a new entry of the history.
  case push = 0
  /// Replaces the current entry.
  case replace = 1
  /// Keeps the entry that the browser went to: the page shows it now.
  case arrive = 2
  /// Goes back to the former entry: the page does not show the entry that the browser went to.
  case turnBack = 3
  /// Loads the address: the page cannot show it.
  case load = 4
}

extension Patch {
  /// Appends a step of the browser's history.
  package mutating func go(_ step: AddressStep, to address: String) {
    add(.address) { writer in
      writer.byte(step.rawValue)
      writer.text(address)
    }
  }
}
