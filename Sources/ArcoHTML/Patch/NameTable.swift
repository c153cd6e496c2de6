/// The names that both ends of a connection know by a number.
///
/// Common names have their codes from the beginning (`CommonNames`). Another one is spelled the first
/// time it crosses, and takes the next code; a rebuild forgets these. A page uses some dozens, so
/// looking through those that it used is quicker than hashing.
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
