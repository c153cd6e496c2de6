/// A decoder of a connection's patches, as in the client script, for tests and tools.
package struct PatchReader: Sendable {
  /// The deepest nesting of inserted trees.
  package static let depthLimit = 512
  /// The largest number of nodes and values in a patch's instances. Without a limit a short patch
  /// could expand to very many.
  package static let copyLimit = 1 << 20

  private var names = CommonNames.texts
  private var templates: [PieceTemplate] = []
  private var texts = ""[...].utf16
  private var copied = 0

  package init() {}

  /// The number of templates defined so far.
  package var templateCount: Int { templates.count }

  /// Decodes all operations of a patch.
  package mutating func read(_ bytes: [UInt8]) throws(WireError) -> [Operation] {
    guard !bytes.isEmpty else { return [] }
    var whole = ByteReader(bytes)
    let length = try whole.integer()
    guard length <= whole.remaining else { throw .truncated(at: bytes.count) }
    let end = whole.position + length
    let text = try ByteReader(Array(bytes[end...])).wholeText(at: end)
    texts = text[...].utf16
    copied = 0
    var reader = ByteReader(Array(bytes[..<end]), from: whole.position)
    var operations: [Operation] = []
    while !reader.isAtEnd {
      try operation(&reader, into: &operations)
    }
    guard texts.isEmpty else { throw .trailingBytes(at: end) }
    return operations
  }

  private mutating func operation(
    _ reader: inout ByteReader, into operations: inout [Operation]
  ) throws(WireError) {
    let at = reader.position
    let byte = try reader.byte()
    switch OperationCode(rawValue: byte) {
    case .setText:
      operations.append(.setText(node: try reader.integer(), try text(&reader)))
    case .setAttribute:
      operations.append(
        .setAttribute(node: try reader.integer(), name: try name(&reader), try text(&reader)))
    case .removeAttribute:
      operations.append(.removeAttribute(node: try reader.integer(), name: try name(&reader)))
    case .setLive:
      operations.append(
        .setLive(node: try reader.integer(), try property(&reader), try text(&reader)))
    case .insert:
      let parent = try reader.integer()
      let before = try reader.integer()
      let trees = try trees(&reader, depth: 0)
      operations += trees.map { .insert(parent: parent, before: before, $0) }
    case .append:
      let parent = try reader.integer()
      let trees = try tree(&reader, depth: 0)
      operations += trees.map { .insert(parent: parent, before: 0, $0) }
    case .remove:
      operations.append(.remove(node: try reader.integer(), count: try reader.integer()))
    case .move:
      operations.append(
        .move(
          parent: try reader.integer(), before: try reader.integer(), node: try reader.integer()))
    case .rebuild:
      forgetTables()
      operations.append(.rebuild)
    case .renumber:
      forgetTables()
      operations.append(.renumber(nodes: try reader.integer()))
    case .define:
      var slots = 0
      let pieces = try definition(&reader, slots: &slots, depth: 0)
      templates.append(PieceTemplate(pieces: pieces, values: slots))
    case .address:
      let at = reader.position
      let code = try reader.byte()
      guard let step = AddressStep(rawValue: code) else { throw .unknownCode(code, at: at) }
      operations.append(.address(step, try text(&reader)))
    case nil:
      throw .unknownCode(byte, at: at)
    }
  }
}

extension PatchReader {
  private mutating func forgetTables() {
    names = CommonNames.texts
    templates.removeAll()
  }
}

private struct PieceTemplate: Sendable {
  let pieces: [TemplatePiece]
  /// The number of values.
  let values: Int
}

/// A piece of a template, with the indices of its values.
private indirect enum TemplatePiece: Sendable {
  case text(slot: Int, String)
  case element(
    name: String, isSVG: Bool, attributes: [(slot: Int, name: String, value: String?)],
    children: [TemplatePiece])
  case place
}

extension PatchReader {
  private mutating func definition(
    _ reader: inout ByteReader, slots: inout Int, depth: Int
  ) throws(WireError) -> [TemplatePiece] {
    guard depth < Self.depthLimit else { throw .tooDeep(at: reader.position) }
    var pieces: [TemplatePiece] = []
    for _ in 0..<(try reader.count(ofItemsTaking: 1)) {
      let at = reader.position
      let code = try reader.integer()
      switch code {
      case PieceCode.text:
        pieces.append(.text(slot: slots, try text(&reader)))
        slots += 1
      case PieceCode.place:
        pieces.append(.place)
      case PieceCode.element, PieceCode.svg:
        let name = try name(&reader)
        var attributes: [(slot: Int, name: String, value: String?)] = []
        for _ in 0..<(try reader.count(ofItemsTaking: 2)) {
          attributes.append((slots, try self.name(&reader), try optionalText(&reader)))
          slots += 1
        }
        let children = try definition(&reader, slots: &slots, depth: depth + 1)
        pieces.append(
          .element(
            name: name, isSVG: code == PieceCode.svg, attributes: attributes, children: children))
      default:
        throw .unknownCode(UInt8(truncatingIfNeeded: code), at: at)
      }
    }
    return pieces
  }

  private mutating func trees(
    _ reader: inout ByteReader, depth: Int
  ) throws(WireError) -> [Operation.Tree] {
    guard depth < Self.depthLimit else { throw .tooDeep(at: reader.position) }
    var trees: [Operation.Tree] = []
    for _ in 0..<(try reader.count(ofItemsTaking: 1)) {
      trees += try tree(&reader, depth: depth)
    }
    return trees
  }

  /// The nodes of one piece.
  private mutating func tree(
    _ reader: inout ByteReader, depth: Int
  ) throws(WireError) -> [Operation.Tree] {
    let at = reader.position
    let code = try reader.integer()
    switch code {
    case PieceCode.text:
      return [.text(try text(&reader))]
    case PieceCode.element, PieceCode.svg:
      let name = try name(&reader)
      var attributes: [Operation.Attribute] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 2)) {
        let name = try self.name(&reader)
        if let value = try optionalText(&reader) {
          attributes.append(Operation.Attribute(name: name, value: value))
        }
      }
      let children = try trees(&reader, depth: depth + 1)
      return [
        .element(
          name: name, isSVG: code == PieceCode.svg, attributes: attributes, children: children)
      ]
    default:
      guard let (template, isOwn) = PieceCode.instance(code), template < templates.count else {
        throw .unknownCode(UInt8(truncatingIfNeeded: code), at: at)
      }
      let (pieces, count) = (templates[template].pieces, templates[template].values)
      let values = isOwn ? try values(&reader, of: count) : [:]
      return try copy(pieces, values, &reader, depth: depth)
    }
  }

  /// The values of an instance that differ from its template's, by their indices.
  ///
  /// - Parameter count: the number of values of the template.
  private mutating func values(
    _ reader: inout ByteReader, of count: Int
  ) throws(WireError) -> [Int: String?] {
    var values: [Int: String?] = [:]
    while true {
      let at = reader.position
      let place = try reader.integer()
      guard place / 2 < count else { throw .unknownValue(place / 2, at: at) }
      values[place / 2] = .some(try optionalText(&reader))
      if place % 2 == 1 { return values }
    }
  }

  private mutating func copy(
    _ pieces: [TemplatePiece], _ values: [Int: String?], _ reader: inout ByteReader, depth: Int
  ) throws(WireError) -> [Operation.Tree] {
    var trees: [Operation.Tree] = []
    for piece in pieces {
      copied += 1
      guard copied < Self.copyLimit else { throw .tooDeep(at: reader.position) }
      switch piece {
      case .text(let slot, let first):
        trees.append(.text((values[slot] ?? first) ?? ""))
      case .place:
        trees += try self.trees(&reader, depth: depth + 1)
      case .element(let name, let isSVG, let all, let children):
        let attributes = all.compactMap { attribute in
          (values[attribute.slot] ?? attribute.value).map {
            Operation.Attribute(name: attribute.name, value: $0)
          }
        }
        trees.append(
          .element(
            name: name, isSVG: isSVG, attributes: attributes,
            children: try copy(children, values, &reader, depth: depth)))
      }
    }
    return trees
  }

  private mutating func text(_ reader: inout ByteReader) throws(WireError) -> String {
    try text(of: try reader.integer(), at: reader.position)
  }

  private mutating func optionalText(_ reader: inout ByteReader) throws(WireError) -> String? {
    let length = try reader.integer()
    return length == 0 ? nil : try text(of: length - 1, at: reader.position)
  }

  private mutating func text(of units: Int, at position: Int) throws(WireError) -> String {
    guard let end = texts.index(texts.startIndex, offsetBy: units, limitedBy: texts.endIndex) else {
      throw .truncated(at: position)
    }
    defer { texts = texts[end...] }
    // Half of a surrogate pair becomes U+FFFD, as in a browser.
    return String(texts[..<end]) ?? String(decoding: texts[..<end], as: UTF16.self)
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
}

extension ByteReader {
  /// All bytes as one text.
  fileprivate func wholeText(at start: Int) throws(WireError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.withBytes({ $0.elementsEqual(bytes) }) else { throw .malformedText(at: start) }
    return text
  }
}
