import CArco

/// The closures that wait for answers of the page's script, by number.
///
/// Invariant: a number is reused only when the page will send no more answers under it. A
/// cancellation may outlive its call, so the cancellation identifies the call by number and serial.
struct Calls {
  typealias Hear = ([UInt8]) -> Void

  /// A call to the page's script.
  ///
  /// The script knows the number. The serial distinguishes this call from earlier calls with the
  /// same number.
  struct Call {
    let number: Int32
    fileprivate let serial: UInt64
  }

  private struct Waiting {
    let serial: UInt64
    let hear: Hear
  }

  private var waiting: [Waiting?] = []
  private var free: [Int32] = []
  private var lastSerial: UInt64 = 0
  /// True once the program has made a call. In a program without effects no code sets it, so the
  /// linker drops the code that handles answers.
  ///
  /// Owned by the module's one thread.
  nonisolated(unsafe) fileprivate static var areMade = false

  /// Adds a closure that waits for answers, and assigns a number to it.
  mutating func add(_ hear: @escaping Hear) -> Call {
    Calls.areMade = true
    lastSerial += 1
    let new = Waiting(serial: lastSerial, hear: hear)
    if let number = free.popLast() {
      waiting[Int(number)] = new
      return Call(number: number, serial: lastSerial)
    }
    waiting.append(new)
    return Call(number: Int32(waiting.count - 1), serial: lastSerial)
  }

  /// Removes and returns the closure that waits for answers under a number.
  mutating func take(_ number: Int32) -> Hear? {
    guard let found = waiting[Int(number)] else { return nil }
    waiting[Int(number)] = nil
    free.append(number)
    return found.hear
  }

  /// Removes the closure that waits for a call's answer. Returns false if the call is over.
  mutating func remove(_ call: Call) -> Bool {
    guard waiting[Int(call.number)]?.serial == call.serial else { return false }
    return take(call.number) != nil
  }

  func hear(_ number: Int32) -> Hear? { waiting[Int(number)]?.hear }
}

extension Module {
  /// Passes an answer to the closure that waits for it.
  static func answer(_ number: Int32, with bytes: @autoclosure () -> [UInt8], isLast: Bool) {
    guard Calls.areMade else { return }
    // Taken out first, since the closure may make more calls.
    let hear = isLast ? calls.take(number) : calls.hear(number)
    hear?(bytes())
  }

  /// Cancels a call and tells the page's script. Does nothing if the call is over.
  static func drop(_ call: Calls.Call) {
    if calls.remove(call) { arco_browser_drop(call.number) }
  }
}
