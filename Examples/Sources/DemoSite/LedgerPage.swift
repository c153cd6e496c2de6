import Arco
import ArcoHTML
import ArcoWeb

/// For tests of kept sessions: a small state from which each input, its order and its number can be
/// told.
struct Ledger: Feature, Codable, Sendable {
  var count = 0
  /// FNV-1a of all texts, one after the other.
  var mark: UInt32 = 0x811c_9dc5

  mutating func note(_ text: String) {
    count += 1
    for byte in text.utf8 { mark = (mark ^ UInt32(byte)) &* 0x0100_0193 }
  }

  enum Input: Codable, Sendable {
    case note(String)
  }
}

@Sendable func ledgerPage() -> PageComponent<Ledger> {
  Component(
    .reduce { ledger, input in
      switch input {
      case .note(let text): ledger.note(text)
      }
    }
  ) { ledger, send in
    main {
      h1("Ledger")
      label("A text", .for("draft"))
      input(.type(.text), .id("draft"), .name("draft"), .onInput { send(.note($0)) })
      p("count \(ledger.count) mark \(Int(ledger.mark)) end")
    }
  }
}
