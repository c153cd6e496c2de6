/// The codes of names on one connection.
///
/// Common names have fixed codes (`CommonNames`). Another name is spelled the first time, and gets
/// the next code; a rebuild drops these codes. A page uses some dozens of names, so a linear search
/// is faster than hashing.
struct NameTable {
  private var used: [(name: Name, code: Int)] = []
  private var nextCode = CommonNames.count + 1

  mutating func write(_ name: Name, to writer: inout PatchWriter) {
    if let known = used.first(where: { $0.name == name }) { return writer.integer(known.code) }
    if let code = CommonNames.code(of: name) {
      used.append((name, code))
      return writer.integer(code)
    }
    used.append((name, nextCode))
    nextCode += 1
    writer.integer(0)
    writer.name(name)
  }

  mutating func removeAll() {
    used.removeAll(keepingCapacity: true)
    nextCode = CommonNames.count + 1
  }
}
