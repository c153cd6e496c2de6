/// The names that both ends of a connection know by a number.
///
/// A name is spelled the first time it crosses, and takes the next code; a rebuild empties the
/// table. A page uses some dozens, so looking through them is quicker than hashing.
struct NameTable {
  private var names: [Name] = []

  mutating func write(_ name: Name, to writer: inout PatchWriter) {
    if let index = names.firstIndex(where: { $0 == name }) {
      writer.integer(index + 1)
    } else {
      names.append(name)
      writer.integer(0)
      writer.name(name)
    }
  }

  mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
  }
}
