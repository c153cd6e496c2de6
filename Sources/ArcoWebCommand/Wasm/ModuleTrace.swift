import Foundation

/// A module built for development: with readable function names, and a map from its calls to source
/// lines.
///
/// - Source: WebAssembly Core Specification 2.0, section 7.4 (names); DWARF for WebAssembly, whose
///   addresses count from the beginning of the code.
struct ModuleTrace {
  /// A function and a line of its source.
  fileprivate struct Frame: Encodable, Hashable {
    var function: String
    /// A file and a line; empty if not known.
    let place: String
    /// Whether the file belongs to the program's own package.
    let isOwn: Bool
  }

  /// The module without the sections that only debuggers read.
  let module: Data
  /// The map for the script, as JSON: sorted offsets in the module, each with its frames, the
  /// innermost first. Nil without a symbolizer.
  let places: Data?

  /// - Parameters:
  ///   - file: the module as linked.
  ///   - package: the folder of the program's own package.
  init(of file: URL, in package: URL, tools: Tools) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    var reader = WasmReader(bytes[...])
    var kept = try Array(reader.take(8))
    var names: [Int: String] = [:]
    var calls: [Call] = []
    var imports = 0
    var start = 0
    while !reader.isAtEnd {
      let beginning = reader.position
      let kind = try reader.byte()
      let content = try reader.take(try reader.integer())
      switch kind {
      case 0: if let found = try Self.names(in: content) { names = found }
      case 2: imports = try FunctionOrder.functions(imported: content)
      case 10: (start, calls) = (content.startIndex, try Self.calls(in: content, after: imports))
      default: break
      }
      if kind != 0 { kept += bytes[beginning..<reader.position] }
    }
    names = try Self.demangled(names)
    module = Data(kept + Self.section(of: names))
    guard let symbolizer = tools.symbolizer else {
      print("llvm-symbolizer is not installed, so traces have function names but no lines.")
      places = nil
      return
    }
    places = try Self.places(
      of: calls, after: start, in: file, package, names: names, by: symbolizer)
  }

  /// A position where a function calls another one, or traps.
  private struct Call {
    let offset: Int
    let function: Int
  }

  private static func calls(in content: ArraySlice<UInt8>, after imports: Int) throws -> [Call] {
    var reader = WasmReader(content)
    var found: [Call] = []
    for function in imports..<imports + (try reader.integer()) {
      let size = try reader.integer()
      let end = reader.position + size
      try reader.skipVariables()
      while reader.position < end {
        let start = reader.position
        let opcode = try reader.instruction()
        if WasmReader.namesFunction.contains(opcode) { try reader.skipInteger() }
        if opcode == 0x00 || opcode == 0x10 || opcode == 0x11 {
          found.append(Call(offset: start, function: function))
        }
      }
    }
    return found
  }

  // MARK: Names

  /// The functions' names, if the section has them.
  private static func names(in content: ArraySlice<UInt8>) throws -> [Int: String]? {
    var reader = WasmReader(content)
    guard try reader.take(try reader.integer()).elementsEqual("name".utf8) else { return nil }
    while !reader.isAtEnd {
      let kind = try reader.byte()
      let part = try reader.take(try reader.integer())
      guard kind == 1 else { continue }
      var reader = WasmReader(part)
      var names: [Int: String] = [:]
      for _ in 0..<(try reader.integer()) {
        let function = try reader.integer()
        names[function] = String(decoding: try reader.take(try reader.integer()), as: UTF8.self)
      }
      return names
    }
    return nil
  }

  private static func section(of names: [Int: String]) -> [UInt8] {
    var list = [UInt8](integer: names.count)
    for (function, name) in names.sorted(by: { $0.key < $1.key }) {
      list.append(integer: function)
      list.append(integer: name.utf8.count)
      list += name.utf8
    }
    let content =
      [UInt8](integer: 4) + Array("name".utf8) + [1] + [UInt8](integer: list.count) + list
    return [0] + [UInt8](integer: content.count) + content
  }

  /// The names as in source code, without the compiler's prefixes for generated functions.
  private static func demangled<Key: Hashable>(_ names: [Key: String]) throws -> [Key: String] {
    let list = names.map { (key: $0.key, name: $0.value) }
    let said = try Command("swift", "demangle", "--simplified").output(
      for: list.map(\.name).joined(separator: "\n") + "\n")
    let lines = String(decoding: said, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= list.count else { return names }
    let made = #/^(partial apply for |specialized |merged )+/#
    return Dictionary(
      uniqueKeysWithValues: zip(list.map(\.key), lines.map { String($0.replacing(made, with: "")) })
    )
  }

  // MARK: Places

  /// The symbolizer's answer for one address.
  private struct Answer: Decodable {
    struct Symbol: Decodable {
      var function: String
      let file: String
      let line: Int

      enum CodingKeys: String, CodingKey {
        case function = "FunctionName"
        case file = "FileName"
        case line = "Line"
      }
    }
    let symbols: [Symbol]

    enum CodingKeys: String, CodingKey {
      case symbols = "Symbol"
    }
  }

  private struct Places: Encodable {
    /// An offset, and the indices of its frames.
    struct Place: Encodable {
      let offset: Int
      let frames: [Int]

      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(offset)
        try list.encode(frames)
      }
    }
    var offsets: [Place] = []
    var frames: [Frame] = []
  }

  /// Asks the symbolizer for the source lines of all calls.
  private static func places(
    of calls: [Call], after start: Int, in file: URL, _ package: URL, names: [Int: String],
    by symbolizer: String
  ) throws -> Data {
    let addresses = calls.map { "0x" + String($0.offset - start, radix: 16) }
    let said = try Command(
      symbolizer, "--obj=\(file.path(percentEncoded: false))", "--output-style=JSON"
    ).output(for: addresses.joined(separator: "\n") + "\n")
    var places = Places()
    var numbers: [Frame: Int] = [:]
    let decoder = JSONDecoder()
    let folder = package.standardizedFileURL.path(percentEncoded: false)
    for (call, line) in zip(calls, said.split(separator: UInt8(ascii: "\n"))) {
      var symbols = try decoder.decode(Answer.self, from: Data(line)).symbols
      // The module's own names are more reliable for the outermost function.
      if let last = symbols.indices.last, let name = names[call.function] {
        symbols[last].function = name
      }
      let frames = symbols.map { symbol in
        let frame = Frame(symbol.function, symbol.file, symbol.line, in: folder)
        if let known = numbers[frame] { return known }
        numbers[frame] = places.frames.count
        places.frames.append(frame)
        return places.frames.count - 1
      }
      if frames != places.offsets.last?.frames {
        places.offsets.append(.init(offset: call.offset, frames: frames))
      }
    }
    let names = Dictionary(
      uniqueKeysWithValues: places.frames.enumerated().map { ($0, $1.function) })
    for (frame, name) in try demangled(names) { places.frames[frame].function = name }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(places)
  }
}

extension ModuleTrace.Frame {
  fileprivate init(_ function: String, _ file: String, _ line: Int, in folder: String) {
    self.function = function
    isOwn = file.hasPrefix(folder) && !file.dropFirst(folder.count).hasPrefix(".build/")
    place =
      line == 0
      ? ""
      : "\(isOwn ? String(file.dropFirst(folder.count)) : file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
