import ArcoCore
import ArcoTesting

/// Reads a value part by part with a mirror, and combines the parts and their types into a
/// fingerprint.
///
/// A value without readable parts is compared by `==` if it is `Hashable`: an object, or a value
/// whose type makes its own mirror. Anything else without readable parts is refused with its path,
/// such as a function. Ids of a type given to `renaming` count by the order in which they occur.
/// Counters that only views use are skipped.
struct PartsReader {
  private let types: KnownTypes
  private var met: [AnyHashable: Int] = [:]

  /// A part that cannot be compared, and the path to it.
  struct Refusal: Error {
    let path: String
    let type: String

    /// Returns the same refusal with a longer path, which begins at the whole.
    func within(_ whole: String) -> Refusal {
      let isIndex = path.hasPrefix("[")
      return Refusal(path: path.isEmpty ? whole : whole + (isIndex ? "" : ".") + path, type: type)
    }

    /// The note for ``Walk/leftOut`` if the part is compared by its text instead.
    var asReadAlike: String {
      "\(path) is \(type), whose parts cannot be read: values with equal texts count as one"
    }
  }

  static func fingerprint(
    of value: Any, knowing types: KnownTypes = KnownTypes()
  ) throws(Refusal) -> Fingerprint {
    var reader = PartsReader(types: types)
    var print = Fingerprint.zero
    try reader.read(value, into: &print)
    return print
  }

  private init(types: KnownTypes) { self.types = types }

  private mutating func read(_ value: Any, into print: inout Fingerprint) throws(Refusal) {
    let kind = types.kind(of: value)
    print.combine(UInt64(UInt(bitPattern: kind.type)))
    if kind.isName, let name = value as? any Hashable { return readName(name, into: &print) }
    if kind.isPlain { return readPlain(value, into: &print) }
    if kind.isRows, let rows = value as? any ShownByID { return try readRows(rows, into: &print) }
    if kind.isOpaque { return try readWhole(value, into: &print) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary: try readUnordered(mirror, into: &print)
    case .class, .none: try readWhole(value, into: &print)
    case .enum where mirror.children.isEmpty: try readCase(value, into: &print)
    case .struct where mirror.children.isEmpty: try readWhole(value, into: &print)
    default: try readParts(value, mirror, kind, into: &print)
    }
  }

  private mutating func readParts(
    _ value: Any, _ mirror: Mirror, _ kind: KnownTypes.Kind, into print: inout Fingerprint
  ) throws(Refusal) {
    let before = print
    let isCase = mirror.displayStyle == .enum
    print.combine(UInt64(mirror.children.count))
    for (index, child) in mirror.children.enumerated() {
      if isCase { print.combine(child.label ?? "") }
      if let label = child.label, kind.counters.contains(label) { continue }
      do throws(Refusal) {
        try read(child.value, into: &print)
      } catch {
        // The type itself decides when two of its values are equal.
        if let hashable = value as? any Hashable {
          print = before
          return read(hashable: hashable, into: &print)
        }
        let isIndex = mirror.displayStyle == .collection
        throw error.within(isIndex ? "[\(index)]" : child.label ?? "\(index)")
      }
    }
  }

  private mutating func readName(_ name: some Hashable, into print: inout Fingerprint) {
    let name = AnyHashable(name)
    let number = met[name] ?? met.count
    met[name] = number
    print.combine(UInt64(number))
  }

  private mutating func readRows(
    _ rows: any ShownByID, into print: inout Fingerprint
  ) throws(Refusal) {
    let entries = rows.entries
    print.combine(UInt64(entries.count))
    for (id, element) in entries {
      do throws(Refusal) {
        try read(id, into: &print)
        try read(element, into: &print)
      } catch {
        throw error.within("[\(id)]")
      }
    }
  }

  /// Reads elements without an order. If they may contain renamed ids, they are read in the order
  /// of their texts, so that states with other differences are never taken for the same.
  private mutating func readUnordered(
    _ mirror: Mirror, into print: inout Fingerprint
  ) throws(Refusal) {
    print.combine(UInt64(mirror.children.count))
    guard types.haveNames else {
      var sum = Fingerprint.zero
      for child in mirror.children {
        var element = Fingerprint.zero
        try read(child.value, into: &element)
        sum = sum + element
      }
      return print.combine(sum)
    }
    let elements = mirror.children.map { (text: text(of: $0.value), value: $0.value) }
    for element in elements.sorted(by: { $0.text < $1.text }) {
      try read(element.value, into: &print)
    }
  }

  /// Reads a value of a frequent type.
  private func readPlain(_ value: Any, into print: inout Fingerprint) {
    switch value {
    case let text as String: print.combine(text)
    case let number as Int: print.combine(UInt64(bitPattern: Int64(number)))
    case let truth as Bool: print.combine(truth ? 1 : 2)
    case let number as Double: print.combine(number.bitPattern)
    case let character as Character: print.combine(String(character))
    case let text as Substring: print.combine(String(text))
    default: print.combine("\(value)")
    }
  }

  /// Reads a case without a payload. A type with its own description hides the name of the case.
  private func readCase(_ value: Any, into print: inout Fingerprint) throws(Refusal) {
    if let hashable = value as? any Hashable { return read(hashable: hashable, into: &print) }
    if size(of: value) == 0 { return }
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
    {
      guard let value = value as? any Equatable else { throw refusal(value) }
      return print.combine(ValueNumbers.shared.number(of: value))
    }
    print.combine("\(value)")
  }

  /// Reads a value without readable parts.
  private mutating func readWhole(_ value: Any, into print: inout Fingerprint) throws(Refusal) {
    if let hashable = value as? any Hashable {
      read(hashable: hashable, into: &print)
      // The hash of a long collection may cover only its beginning, as that of `Data` does.
      if types.kind(of: value).hasWholeHash, let elements = value as? any Collection {
        try readEach(elements, into: &print)
      }
      return
    }
    if let type = value as? any Any.Type {
      return print.combine(UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    }
    if Mirror(reflecting: value).displayStyle == .class || size(of: value) > 0 {
      throw refusal(value)
    }
  }

  private mutating func readEach(
    _ elements: some Collection, into print: inout Fingerprint
  ) throws(Refusal) {
    for element in elements { try read(element, into: &print) }
  }

  private func read(hashable: some Hashable, into print: inout Fingerprint) {
    guard types.kind(of: hashable).hasWholeHash else {
      return print.combine(ValueNumbers.shared.number(of: AnyHashable(hashable)))
    }
    for salt in [1, 2] {
      var hasher = Hasher()
      hasher.combine(salt)
      hashable.hash(into: &hasher)
      print.combine(UInt64(bitPattern: Int64(hasher.finalize())))
    }
  }

  private func size(of value: Any) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type(of: value), do: size)
  }

  private func refusal(_ value: Any) -> Refusal { Refusal(path: "", type: "\(type(of: value))") }
}

/// A cache of facts about types.
final class KnownTypes {
  struct Kind {
    let type: ObjectIdentifier
    /// Whether the values are ids that `renaming` names.
    let isName: Bool
    let isRows: Bool
    /// Whether the type is `String`, `Int` or another frequent type of the standard library. The
    /// type itself is compared: a cast of the value would unwrap optionals.
    let isPlain: Bool
    /// Whether the type makes its own mirror, which may omit stored properties.
    let isOpaque: Bool
    /// Whether 128 bits of the type's hash distinguish its values, as for types of the standard
    /// library and some of Foundation. Other types may give equal hashes to unequal values.
    let hasWholeHash: Bool
    /// The names of the parts that only views use.
    let counters: Set<String>
  }

  private static let plain: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(Int.self), ObjectIdentifier(Bool.self),
    ObjectIdentifier(Double.self), ObjectIdentifier(Character.self),
    ObjectIdentifier(Substring.self), ObjectIdentifier(StaticString.self),
  ]

  private static let wholeHashes = Set(
    ["Foundation", "FoundationEssentials"].flatMap { module in
      ["UUID", "Data", "Date", "URL"].map { "\(module).\($0)" }
    })

  private let names: [ObjectIdentifier]
  private var kinds: [ObjectIdentifier: Kind] = [:]

  init(names: [ObjectIdentifier] = []) { self.names = names }

  var haveNames: Bool { !names.isEmpty }

  func kind(of value: Any) -> Kind {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let known = kinds[key] { return known }
    let name = String(reflecting: type)
    let kind = Kind(
      type: key, isName: names.contains(key), isRows: type is any ShownByID.Type,
      isPlain: Self.plain.contains(key),
      // The mirrors of the standard library show everything.
      isOpaque: type is any CustomReflectable.Type && !name.hasPrefix("Swift."),
      hasWholeHash: name.hasPrefix("Swift.") && !name.contains("<")
        || Self.wholeHashes.contains(name),
      counters: (type as? any CountingForViews.Type).map { Set($0.countersOfViews) } ?? [])
    kinds[key] = kind
    return kind
  }
}

/// Numbers for values that only `==` distinguishes: values of types whose hashes may collide, and
/// cases with their own descriptions.
///
/// The values are retained until the process ends, so that no other object gets the same address.
///
/// `@unchecked Sendable`: the lock protects all state.
private final class ValueNumbers: @unchecked Sendable {
  static let shared = ValueNumbers()

  private let lock = Locked(())
  private var hashable: [AnyHashable: UInt64] = [:]
  private var others: [ObjectIdentifier: [any Equatable]] = [:]

  /// Returns the number of a value. `AnyHashable` treats equal values of some different types as
  /// one.
  func number(of value: AnyHashable) -> UInt64 {
    lock.withLock { _ in
      if let number = hashable[value] { return number }
      hashable[value] = UInt64(hashable.count)
      return UInt64(hashable.count - 1)
    }
  }

  /// Returns the number of a value without a hash, by a search: such types have few values.
  func number<Value: Equatable>(of value: Value) -> UInt64 {
    lock.withLock { _ in
      let known = others[ObjectIdentifier(Value.self), default: []]
      if let number = known.firstIndex(where: { $0 as? Value == value }) { return UInt64(number) }
      others[ObjectIdentifier(Value.self)] = known + [value]
      return UInt64(known.count)
    }
  }
}
