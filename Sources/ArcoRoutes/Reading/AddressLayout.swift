/// Where the parts of an address are, and whether it stays on its own site.
struct AddressLayout {
  /// The first `?` or `#`, or the end.
  var pathEnd = 0
  /// The first `#`, or the end.
  var queryEnd = 0

  /// Looks an address through; nil where it leads elsewhere.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard offence(in: bytes) == nil else { return nil }
  }

  /// The offset of the first byte by which an address could lead elsewhere, if there is one.
  static func offence(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var layout = AddressLayout()
    return layout.offence(in: bytes)
  }

  private init() {}

  /// Browsers take a second slash or a backslash for the start of a host, and skip blanks and
  /// control characters wherever they stand.
  private mutating func offence(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.first == UInt8(ascii: "/") else { return 0 }
    if bytes.count > 1, bytes[1] == UInt8(ascii: "/") { return 1 }
    while pathEnd < bytes.count {
      let byte = bytes[pathEnd]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return pathEnd }
      pathEnd += 1
    }
    queryEnd = pathEnd
    while queryEnd < bytes.count, bytes[queryEnd] != UInt8(ascii: "#") {
      if bytes[queryEnd] <= 0x20 || bytes[queryEnd] == 0x7F { return queryEnd }
      queryEnd += 1
    }
    var rest = queryEnd
    while rest < bytes.count {
      if bytes[rest] <= 0x20 || bytes[rest] == 0x7F { return rest }
      rest += 1
    }
    return nil
  }
}
