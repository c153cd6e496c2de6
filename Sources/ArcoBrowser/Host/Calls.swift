import CArco

/// Who waits for an answer of the page, by number.
///
/// Invariant: a number is given anew only once the page has nothing to answer under it any more.
struct Calls {
  typealias Hear = ([UInt8]) -> Void

  private var waiting: [Hear?] = []
  private var free: [Int32] = []
  /// Whether anybody ever waited. Nobody does in a program without effects, and then what hears is not
  /// linked, as the linker sees that this is never set.
  ///
  /// The module's one thread owns it.
  nonisolated(unsafe) fileprivate static var areMade = false

  /// Gives a number to whoever waits.
  mutating func add(_ hear: @escaping Hear) -> Int32 {
    Calls.areMade = true
    if let call = free.popLast() {
      waiting[Int(call)] = hear
      return call
    }
    waiting.append(hear)
    return Int32(waiting.count - 1)
  }

  mutating func take(_ call: Int32) -> Hear? {
    guard let hear = waiting[Int(call)] else { return nil }
    waiting[Int(call)] = nil
    free.append(call)
    return hear
  }

  func hear(_ call: Int32) -> Hear? { waiting[Int(call)] }
}

extension Module {
  /// Hands an answer to who waits for it.
  static func answer(_ call: Int32, with bytes: @autoclosure () -> [UInt8], isLast: Bool) {
    guard Calls.areMade else { return }
    // Out of the table first: who hears may ask for more.
    let hear = isLast ? calls.take(call) : calls.hear(call)
    hear?(bytes())
  }

  /// Waits for nothing any more, and tells the page so.
  static func drop(_ call: Int32) {
    if calls.take(call) != nil { arco_browser_drop(call) }
  }
}
