/// The table as a static page, written for this one page: what does not change is bytes already, and
/// each text is escaped as it is copied.
public func handRendering(_ rows: [TableRow]) -> [UInt8] {
  var bytes: [UInt8] = []
  // A row takes some two hundred and thirty bytes.
  bytes.reserveCapacity(64 + rows.count * 256)
  bytes.append("<table class=\"table table-hover\"><tbody>")
  for row in rows {
    bytes.append("<tr")
    if row.isSelected { bytes.append(" class=\"danger\"") }
    bytes.append("><td class=\"col-md-1\">")
    bytes.append(escaped: "\(row.id)")
    bytes.append("</td><td class=\"col-md-4\"><a>")
    bytes.append(escaped: row.label)
    bytes.append(
      """
      </a></td><td class="col-md-1"><a><span class="glyphicon glyphicon-remove" \
      aria-hidden="true"></span></a></td><td class="col-md-6"></td></tr>
      """)
  }
  bytes.append("</tbody></table>")
  return bytes
}

extension [UInt8] {
  fileprivate mutating func append(_ literal: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a text so that a parser reads back the same text.
  fileprivate mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { utf8 in
      // What lies between two escapes is copied at once.
      var start = 0
      for place in utf8.indices {
        guard let escape = Self.escape(of: utf8[place]) else { continue }
        append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<place]))
        append(escape)
        start = place + 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  private static func escape(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\r"): "&#13;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}
