import ArcoHTML
import ArcoWeb
import CArco

/// What runs in this module, and what the page around it calls.
///
/// Everything that arrives comes in one block of memory, and everything that is shown leaves in
/// another, so that neither an event nor a flush crosses more than once.
enum Module {
  // The module's one thread owns all of it.
  nonisolated(unsafe) static var pages: [Page] = []
  nonisolated(unsafe) static var calls = Calls()
  nonisolated(unsafe) private static var inbox = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)

  /// Makes an element a page; whether it shows the first paint already.
  static func open(_ id: String, address: String?, fingerprint: String) -> Bool {
    var opening = ByteWriter()
    opening.text(id)
    opening.text(address ?? "")
    opening.text(fingerprint)
    return opening.bytes.withUnsafeBufferPointer {
      arco_browser_open($0.baseAddress, $0.count) != 0
    }
  }

  /// What the page keeps under a key of a store; nil for nothing.
  static func kept(_ key: String, in store: Int32) -> String? {
    let count = key.withBytes { arco_browser_kept(store, $0.baseAddress, $0.count) }
    return count < 0 ? nil : String(decoding: arrived(Int32(count)), as: UTF8.self)
  }

  static func show(_ patch: [UInt8], on page: Int32) {
    patch.withUnsafeBufferPointer { arco_browser_show(page, $0.baseAddress, $0.count) }
  }

  /// Memory for so many bytes that are about to arrive.
  static func room(for count: Int) -> UnsafeMutablePointer<UInt8>? {
    if inbox.count < count {
      inbox.deallocate()
      inbox = .allocate(capacity: max(count, 1 << 12))
    }
    return inbox.baseAddress
  }

  /// What arrived.
  static func arrived(_ count: Int32) -> [UInt8] { [UInt8](inbox[..<Int(count)]) }
}

#if hasFeature(Embedded)
  /// Gives Swift its random numbers, and its hash tables their seeds, so that nobody outside can
  /// choose keys that collide.
  @_cdecl("arc4random_buf")
  func fill(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
    arco_browser_chance(bytes, count)
  }
#endif

/// Returns memory for so many bytes.
@_expose(wasm, "room")
@_cdecl("arco_room")
func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { Module.room(for: Int(count)) }

/// Hands the event that arrived to a page; returns 0, or why it was refused.
@_expose(wasm, "event")
@_cdecl("arco_event")
func receive(_ page: Int32, _ count: Int32) -> Int32 {
  var reader = ByteReader(Module.arrived(count))
  guard let event = try? Event(from: &reader) else {
    return Int32(EventRefusal.malformed.rawValue)
  }
  return Module.pages[Int(page)].receive(event).map { Int32($0.rawValue) } ?? 0
}

/// Hands what arrived to who waits for it under a number.
@_expose(wasm, "answer")
@_cdecl("arco_answer")
func answer(_ call: Int32, _ count: Int32, _ isLast: Bool) {
  Module.answer(call, with: Module.arrived(count), isLast: isLast)
}
