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
      for byte in utf8 { append(escaped: byte) }
    }
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\r"): append("&#13;")
    case 0: append("\u{FFFD}")
    default: append(byte)
    }
  }
}
