import ArcoHTML
import ArcoWeb
import CArco

/// The pages of this module, and the functions that the page's script calls.
///
/// All incoming bytes arrive in one block of memory, and all patches leave in another. So an event
/// or a flush needs a single call across the boundary.
enum Module {
  // Owned by the module's one thread.
  nonisolated(unsafe) static var pages: [Page] = []
  nonisolated(unsafe) static var calls = Calls()
  nonisolated(unsafe) private static var inbox = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)

  /// Connects an element of the page. Returns true if the element shows the first paint already.
  static func open(_ id: String, address: String?, fingerprint: String) -> Bool {
    var opening = ByteWriter()
    opening.text(id)
    opening.text(address ?? "")
    opening.text(fingerprint)
    return opening.bytes.withUnsafeBufferPointer {
      arco_browser_open($0.baseAddress, $0.count) != 0
    }
  }

  /// The value under a key of a browser storage; nil for none.
  static func kept(_ key: String, in store: Int32) -> String? {
    let count = key.withBytes { arco_browser_kept(store, $0.baseAddress, $0.count) }
    return count < 0 ? nil : String(decoding: arrived(Int32(count)), as: UTF8.self)
  }

  static func show(_ patch: [UInt8], on page: Int32) {
    patch.withUnsafeBufferPointer { arco_browser_show(page, $0.baseAddress, $0.count) }
  }

  /// Memory for the next `count` incoming bytes.
  static func room(for count: Int) -> UnsafeMutablePointer<UInt8>? {
    if inbox.count < count {
      inbox.deallocate()
      inbox = .allocate(capacity: max(count, 1 << 12))
    }
    return inbox.baseAddress
  }

  /// The incoming bytes.
  static func arrived(_ count: Int32) -> [UInt8] { [UInt8](inbox[..<Int(count)]) }
}

#if hasFeature(Embedded)
  /// Provides Swift's random numbers, and the seeds of its hash tables, so that an attacker cannot
  /// choose colliding keys.
  @_cdecl("arc4random_buf")
  func fill(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
    arco_browser_chance(bytes, count)
  }
#endif

/// Returns memory for incoming bytes.
@_expose(wasm, "room")
@_cdecl("arco_room")
func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { Module.room(for: Int(count)) }

/// Passes an incoming event to a page. Returns 0, or the code of the refusal.
@_expose(wasm, "event")
@_cdecl("arco_event")
func receive(_ page: Int32, _ count: Int32) -> Int32 {
  var reader = ByteReader(Module.arrived(count))
  guard let event = try? Event(from: &reader) else {
    return Int32(EventRefusal.malformed.rawValue)
  }
  return Module.pages[Int(page)].receive(event).map { Int32($0.rawValue) } ?? 0
}

/// Shows a page anew that somebody else has changed in the browser.
@_expose(wasm, "rebuild")
@_cdecl("arco_rebuild")
func rebuild(_ page: Int32) { Module.show(Module.pages[Int(page)].build(), on: page) }

/// Passes an incoming answer to the closure that waits under a number.
@_expose(wasm, "answer")
@_cdecl("arco_answer")
func answer(_ call: Int32, _ count: Int32, _ isLast: Bool) {
  Module.answer(call, with: Module.arrived(count), isLast: isLast)
}
