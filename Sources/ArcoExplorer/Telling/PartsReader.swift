import ArcoTesting

/// Reads a value by its parts, as a mirror shows them.
///
/// It refuses what has no parts that tell it: functions, and objects that are not `Hashable`.
struct PartsReader {
  /// What cannot be told apart, and where it is.
  struct Refusal: Error {
    let path: String
    let type: String
  }

  static func fingerprint(of value: Any) throws(Refusal) -> Fingerprint {
    var print = Fingerprint.zero
    try read(value, "", into: &print)
    return print
  }

  private static func read(
    _ value: Any, _ path: String, into print: inout Fingerprint
  ) throws(Refusal) {
    if readPlain(value, into: &print) { return }
    if let rows = value as? any ShownByID {
      let entries = rows.entries
      print.combine(UInt64(entries.count))
      for (id, element) in entries {
        try read(id, path, into: &print)
        try read(element, "\(path)[\(id)]", into: &print)
      }
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary:
      var sum = Fingerprint.zero
      for child in mirror.children { sum = try sum + part(child.value, path) }
      print.combine(UInt64(mirror.children.count))
      print.combine(sum)
    case .class:
      guard let hashable = value as? any Hashable else { throw refusal(value, path) }
      read(hashable: hashable, into: &print)
    case .none: try readOpaque(value, mirror, path, into: &print)
    case .enum where mirror.children.isEmpty: print.combine("\(value)")
    default:
      print.combine(UInt64(mirror.children.count))
      for (index, child) in mirror.children.enumerated() {
        if mirror.displayStyle == .enum { print.combine(child.label ?? "") }
        try read(child.value, "\(path).\(child.label ?? "\(index)")", into: &print)
      }
    }
  }

  private static func part(_ value: Any, _ path: String) throws(Refusal) -> Fingerprint {
    var print = Fingerprint.zero
    try read(value, path, into: &print)
    return print
  }

  private static func readPlain(_ value: Any, into print: inout Fingerprint) -> Bool {
    switch value {
    case let text as String: print.combine(text)
    case let number as Int: print.combine(UInt64(bitPattern: Int64(number)))
    case let truth as Bool: print.combine(truth ? 1 : 2)
    case let number as Double: print.combine(number.bitPattern)
    case let character as Character: print.combine(String(character))
    default: return false
    }
    return true
  }

  private static func readOpaque(
    _ value: Any, _ mirror: Mirror, _ path: String, into print: inout Fingerprint
  ) throws(Refusal) {
    if let hashable = value as? any Hashable { return read(hashable: hashable, into: &print) }
    if "\(mirror.subjectType)".holds("->") { throw refusal(value, path) }
    print.combine("\(value)")
  }

  private static func read(hashable: any Hashable, into print: inout Fingerprint) {
    for salt in [1, 2] {
      var hasher = Hasher()
      hasher.combine(salt)
      hashable.hash(into: &hasher)
      print.combine(UInt64(bitPattern: Int64(hasher.finalize())))
    }
  }

  private static func refusal(_ value: Any, _ path: String) -> Refusal {
    Refusal(path: path.isEmpty ? "the state" : String(path.dropFirst()), type: "\(type(of: value))")
  }
}
