import Foundation

/// A module that is built for development: with names that can be read, and beside it what each call in it was
/// made from.
///
/// - Source: WebAssembly Core Specification 2.0, section 7.4 (names); DWARF for WebAssembly, which counts from the
///   beginning of the code.
struct ModuleTrace {
  /// A function, and a line of its source.
  fileprivate struct Frame: Encodable, Hashable {
    var function: String
    /// A file and a line, or nothing where they are not known.
    let place: String
    /// Whether the file is one of the package's own.
    let isOwn: Bool
  }

  /// The module without what only debuggers read.
  let module: Data
  /// What the script reads: offsets in the module, in their order, each with its frames, the innermost first.
  /// Nil where nothing says what code was made from.
  let places: Data?

  /// - Parameters:
  ///   - file: what the linker wrote.
  ///   - package: the folder whose files are the program's own.
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
      print("llvm-symbolizer is not installed: functions have names, and no lines.")
      places = nil
      return
    }
    places = try Self.places(
      of: calls, after: start, in: file, package, names: names, by: symbolizer)
  }

  /// Where a function calls another one, or stops.
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

  /// The names of functions, of a section that has them.
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

  /// Names as they stand in a source, without how the compiler came to make a function of them.
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

  /// What the symbolizer says of an address.
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
    /// An offset, and the numbers of its frames.
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

  /// Asks the toolchain's symbolizer.
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
      // Which function the code is in, the module itself knows better.
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
