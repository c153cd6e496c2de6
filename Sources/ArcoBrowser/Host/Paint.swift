import ArcoHTML
import ArcoWeb
import CArco

/// A page's first paint, which a site's file may have before the module is there.
///
/// Invariant: a browser adopts it only if its fingerprint is that of what the module shows.
enum Paint {
  /// What tells one page from another: a hash (FNV-1a, 64 bits) of what builds it, as 16 digits.
  static func fingerprint(of patch: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in patch { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let letters = (0..<16).map { place in UInt8(ascii: "a") + UInt8(hash >> (60 - 4 * place) & 15) }
    return String(decoding: letters, as: UTF8.self)
  }

  #if !arch(wasm32)
    /// Whether the program runs on a computer so that a site gets its paint.
    static var isAsked: Bool { arco_browser_is_asked_to_paint() != 0 }

    /// Writes what the site's file is to have: texts with a NUL behind each, which no page contains.
    static func write(_ page: Page, at id: String, fingerprint: String) {
      let head = page.head
      var bytes: [UInt8] = []
      for text in [id, fingerprint, "\(page.nodeCount)", head.language ?? "", head.title ?? ""] {
        bytes += Array(text.utf8) + [0]
      }
      bytes += head.markup + [0] + page.markup() + [0]
      bytes.withUnsafeBufferPointer { arco_browser_paint($0.baseAddress, $0.count) }
    }
  #endif
}
