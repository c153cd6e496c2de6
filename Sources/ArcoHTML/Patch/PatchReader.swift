/// The reading end of a connection's patches: what the client's script does, for tests and tools.
package struct PatchReader {
  /// How deep the trees of an insertion may nest.
  package static let depthLimit = 512

  private var names: [String] = []

  package init() {}

  /// Reads all operations of a patch.
  package mutating func read(_ bytes: [UInt8]) throws(WireError) -> [Operation] {
    var reader = ByteReader(bytes)
    var operations: [Operation] = []
    while !reader.isAtEnd {
      operations.append(try operation(&reader))
    }
    return operations
  }

  private mutating func operation(_ reader: inout ByteReader) throws(WireError) -> Operation {
    let at = reader.position
    let byte = try reader.byte()
    switch OperationCode(rawValue: byte) {
    case .setText:
      return .setText(node: try reader.integer(), try reader.text())
    case .setAttribute:
      return .setAttribute(
        node: try reader.integer(), name: try name(&reader), try reader.text())
    case .removeAttribute:
      return .removeAttribute(node: try reader.integer(), name: try name(&reader))
    case .setLive:
      return .setLive(node: try reader.integer(), try property(&reader), try reader.text())
    case .insert:
      return .insert(
        parent: try reader.integer(), before: try reader.integer(), try tree(&reader, depth: 0))
    case .remove:
      return .remove(node: try reader.integer())
    case .move:
      return .move(
        parent: try reader.integer(), before: try reader.integer(), node: try reader.integer())
    case .rebuild:
      names.removeAll()
      return .rebuild
    case nil:
      throw .unknownCode(byte, at: at)
    }
  }

  private mutating func name(_ reader: inout ByteReader) throws(WireError) -> String {
    let at = reader.position
    let code = try reader.integer()
    guard code != 0 else {
      let name = try reader.text()
      names.append(name)
      return name
    }
    guard code <= names.count else { throw .unknownName(code, at: at) }
    return names[code - 1]
  }

  private func property(_ reader: inout ByteReader) throws(WireError) -> LiveProperty {
    let at = reader.position
    let byte = try reader.byte()
    guard let property = LiveProperty(rawValue: byte) else { throw .unknownCode(byte, at: at) }
    return property
  }

  private mutating func tree(
    _ reader: inout ByteReader, depth: Int
  ) throws(WireError) -> Operation.Tree {
    let at = reader.position
    guard depth < Self.depthLimit else { throw .tooDeep(at: at) }
    let kind = try reader.byte()
    switch TreeCode(rawValue: kind) {
    case .text:
      return .text(try reader.text())
    case .element, .svg:
      let name = try name(&reader)
      var attributes: [Operation.Attribute] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 2)) {
        attributes.append(
          Operation.Attribute(name: try self.name(&reader), value: try reader.text()))
      }
      var children: [Operation.Tree] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 2)) {
        children.append(try tree(&reader, depth: depth + 1))
      }
      return .element(
        name: name, isSVG: kind == TreeCode.svg.rawValue, attributes: attributes,
        children: children)
    case nil:
      throw .unknownCode(kind, at: at)
    }
  }
}
