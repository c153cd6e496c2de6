/// A recursive descent parser of formulas: sums of products of factors.
///
/// Its input is limited, since functions over expressions are recursive: a sum of n terms has the
/// depth n.
struct FormulaReader {
  private var rest: Substring
  /// The current depth of parentheses and signs.
  private var depth = 0
  private static let depthLimit = 64
  /// The number of numbers, cells, signs, parentheses and arguments so far.
  private var count = 0
  private static let countLimit = 256

  /// Parses a formula; nil if it is malformed.
  static func read(_ text: Substring) -> Expression? {
    var reader = FormulaReader(rest: text)
    guard let whole = reader.sum() else { return nil }
    reader.skip()
    return reader.rest.isEmpty ? whole : nil
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func counts() -> Bool {
    count += 1
    return count <= Self.countLimit
  }

  private mutating func skip() { rest = rest.drop { $0 == " " } }

  private mutating func take(_ sign: Character) -> Bool {
    skip()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func sum() -> Expression? {
    guard var left = product() else { return nil }
    while let sign: Expression.Operator = take("+") ? .plus : take("-") ? .minus : nil {
      guard let right = product() else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func product() -> Expression? {
    guard var left = factor() else { return nil }
    while let sign: Expression.Operator = take("*") ? .times : take("/") ? .over : nil {
      guard let right = factor() else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func factor() -> Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, counts() else { return nil }
    if take("-") { return factor().map { .negated($0) } }
    if take("(") {
      guard let inner = sum(), take(")") else { return nil }
      return inner
    }
    skip()
    guard let first = rest.first, first.isASCII else { return nil }
    return first.isLetter ? word() : number()
  }

  private mutating func number() -> Expression? {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest[digits.endIndex...]
    return Double(digits).map { .number($0) }
  }

  /// Parses a cell, or a function with its arguments.
  private mutating func word() -> Expression? {
    if let id = cell() { return .cell(id) }
    let name = rest.prefix { $0.isASCII && $0.isLetter }
    guard let function = Expression.Function(rawValue: name.lowercased()) else { return nil }
    rest = rest[name.endIndex...]
    guard take("(") else { return nil }
    var arguments: [Expression.Argument] = []
    repeat {
      guard let argument = argument() else { return nil }
      arguments.append(argument)
    } while take(",")
    return take(")") ? .call(function, arguments) : nil
  }

  private mutating func argument() -> Expression.Argument? {
    guard counts() else { return nil }
    let start = self
    skip()
    if let first = cell(), take(":") {
      skip()
      return cell().map { .range(first, $0) }
    }
    self = start
    return sum().map { .value($0) }
  }

  private mutating func cell() -> CellID? {
    guard let letter = rest.first?.asciiValue else { return nil }
    let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let row = Int(digits) else { return nil }
    let column = Int(letter & 0xDF) - Int(UInt8(ascii: "A"))
    guard let id = CellID(column: column, row: row) else { return nil }
    rest = rest[digits.endIndex...]
    return id
  }
}
