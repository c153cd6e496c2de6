/// The names of tags and attributes that have codes from the start: 1, 2, … in this order.
/// `Client/operands.js` has the same list.
enum CommonNames {
  /// The names, each followed by a blank.
  static var all: StaticString {
    """
    div span p a h1 h2 ul li table tbody tr td button label input option \
    id class type name value checked disabled hidden href title role data-on \
    aria-label aria-hidden aria-busy aria-live aria-checked aria-current \
    aria-expanded aria-pressed aria-selected aria-invalid aria-valuetext \

    """
  }

  static var count: Int { 39 }

  /// The code of a name; nil if the name is not in the list.
  static func code(of name: Name) -> Int? {
    var spelled: [UInt8] = []
    name.write(to: &spelled)
    let bytes = all.bytes
    var code = 1
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: " ") {
      if bytes[start..<end].elementsEqual(spelled) { return code }
      code += 1
      start = end + 1
    }
    return nil
  }

  /// The names as strings, for readers of patches.
  static var texts: [String] {
    all.bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
