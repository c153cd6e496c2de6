import ArcoTesting

/// Reads a value by its parts, as a mirror shows them.
///
/// It refuses what has no parts that tell it: functions, and objects that are not `Hashable`. Values
/// of types that are names count by the order in which they are first met.
struct PartsReader {
  private let names: [ObjectIdentifier]
  private var met: [AnyHashable: Int] = [:]

  /// What cannot be told apart, and where it is.
  struct Refusal: Error {
    let path: String
    let type: String
  }

  static func fingerprint(
    of value: Any, renaming names: [ObjectIdentifier] = []
  ) throws(Refusal) -> Fingerprint {
    var reader = PartsReader(names: names)
    return try reader.part(value, "")
  }

  private init(names: [ObjectIdentifier]) { self.names = names }

  /// Reads a name: true if it is one.
  private mutating func readName(_ value: Any, into print: inout Fingerprint) -> Bool {
    guard !names.isEmpty, names.contains(ObjectIdentifier(type(of: value))),
      let name = (value as? any Hashable).map({ AnyHashable($0) })
    else { return false }
    let number = met[name] ?? met.count
    met[name] = number
    print.combine("name")
    print.combine(UInt64(number))
    return true
  }

  /// Reads elements that are in no order. Where they may hold names, these are met in the order of
  /// what the elements are as texts: states that differ in more than names are never taken for one.
  private mutating func readUnordered(
    _ mirror: Mirror, _ path: String, into print: inout Fingerprint
  ) throws(Refusal) {
    print.combine(UInt64(mirror.children.count))
    if names.isEmpty {
      var sum = Fingerprint.zero
      for child in mirror.children { sum = try sum + part(child.value, path) }
      return print.combine(sum)
    }
    let elements = mirror.children.map { (text: text(of: $0.value), value: $0.value) }
    for element in elements.sorted(by: { $0.text < $1.text }) {
      try read(element.value, path, into: &print)
    }
  }

  private mutating func read(
    _ value: Any, _ path: String, into print: inout Fingerprint
  ) throws(Refusal) {
    if readName(value, into: &print) || readPlain(value, into: &print) { return }
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
    case .set, .dictionary: try readUnordered(mirror, path, into: &print)
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

  private mutating func part(_ value: Any, _ path: String) throws(Refusal) -> Fingerprint {
    var print = Fingerprint.zero
    try read(value, path, into: &print)
    return print
  }

  private func readPlain(_ value: Any, into print: inout Fingerprint) -> Bool {
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

  private func readOpaque(
    _ value: Any, _ mirror: Mirror, _ path: String, into print: inout Fingerprint
  ) throws(Refusal) {
    if let hashable = value as? any Hashable { return read(hashable: hashable, into: &print) }
    if "\(mirror.subjectType)".holds("->") { throw refusal(value, path) }
    print.combine("\(value)")
  }

  private func read(hashable: any Hashable, into print: inout Fingerprint) {
    for salt in [1, 2] {
      var hasher = Hasher()
      hasher.combine(salt)
      hashable.hash(into: &hasher)
      print.combine(UInt64(bitPattern: Int64(hasher.finalize())))
    }
  }

  private func refusal(_ value: Any, _ path: String) -> Refusal {
    Refusal(path: path.isEmpty ? "the state" : String(path.dropFirst()), type: "\(type(of: value))")
  }
}
