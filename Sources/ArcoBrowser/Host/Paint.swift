import ArcoHTML
import ArcoWeb
import CArco

/// A page's first paint, which the site's HTML file may contain before the module is loaded.
///
/// Invariant: a browser adopts the first paint only if its fingerprint equals that of the module's
/// page.
enum Paint {
  /// A hash of the operations that build the page (FNV-1a, 64 bits), as 16 letters from `a` to `p`.
  static func fingerprint(of patch: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in patch { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let letters = (0..<16).map { place in UInt8(ascii: "a") + UInt8(hash >> (60 - 4 * place) & 15) }
    return String(decoding: letters, as: UTF8.self)
  }

  #if !arch(wasm32)
    /// Whether this program runs at build time, to write the first paint of a site.
    static var isAsked: Bool { arco_browser_is_asked_to_paint() != 0 }

    /// Writes the values for the site's HTML file, each followed by a NUL, which no page contains.
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
