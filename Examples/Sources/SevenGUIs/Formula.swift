// 7. Cells, first part: the content of a cell.

/// The position of a cell: columns A to Z, rows 0 to 99.
package struct CellID: Hashable, Sendable {
  package let column: Int
  package let row: Int

  static let columns = 26
  package static let rows = 100

  package init?(column: Int, row: Int) {
    guard (0..<Self.columns).contains(column), (0..<Self.rows).contains(row) else { return nil }
    self.column = column
    self.row = row
  }

  static func letter(_ column: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(column)))
  }

  var name: String { "\(Self.letter(column))\(row)" }

  /// The cells of the rectangle between two corners.
  static func range(_ first: CellID, _ last: CellID) -> [CellID] {
    let columns = min(first.column, last.column)...max(first.column, last.column)
    let rows = min(first.row, last.row)...max(first.row, last.row)
    return columns.flatMap { column in rows.compactMap { CellID(column: column, row: $0) } }
  }
}

/// A parsed formula.
package indirect enum Expression: Equatable, Sendable {
  case number(Double)
  case cell(CellID)
  case negated(Expression)
  case binary(Operator, Expression, Expression)
  case call(Function, [Argument])

  package enum Operator: String, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"

    var binds: Int { self == .plus || self == .minus ? 1 : 2 }
  }

  package enum Function: String, CaseIterable, Sendable {
    case sum, product, min, max, mean
  }

  package enum Argument: Equatable, Sendable {
    case value(Expression)
    case range(CellID, CellID)
  }
}

/// The content of a cell: nothing, a text, a number, or a formula after an equals sign.
package enum Content: Equatable, Sendable {
  case empty
  case text(String)
  case number(Double)
  case formula(Expression)
  /// A formula that cannot be parsed.
  case malformed
  /// A formula that is beyond the sheet's limit.
  case tooLarge

  package init(_ written: String) {
    if written.isEmpty {
      self = .empty
    } else if written.first == "=" {
      self = FormulaReader.read(written.dropFirst()).map { .formula($0) } ?? .malformed
    } else if let number = Double(written), number.isFinite {
      self = .number(number)
    } else {
      self = .text(written)
    }
  }

  /// The number of numbers and cells that its evaluation reads.
  var work: Int {
    if case .formula(let expression) = self { expression.work } else { 0 }
  }

  /// The cells that it refers to.
  var references: Set<CellID> {
    if case .formula(let expression) = self { expression.references } else { [] }
  }
}

extension Expression {
  var references: Set<CellID> {
    switch self {
    case .number: []
    case .cell(let id): [id]
    case .negated(let inner): inner.references
    case .binary(_, let left, let right): left.references.union(right.references)
    case .call(_, let arguments):
      arguments.reduce(into: []) { all, argument in
        switch argument {
        case .value(let value): all.formUnion(value.references)
        case .range(let first, let last): all.formUnion(CellID.range(first, last))
        }
      }
    }
  }

  /// The number of numbers and cells that its evaluation reads.
  var work: Int {
    switch self {
    case .number, .cell: 1
    case .negated(let inner): 1 + inner.work
    case .binary(_, let left, let right): 1 + left.work + right.work
    case .call(_, let arguments):
      arguments.reduce(1) { all, argument in
        switch argument {
        case .value(let value): all + value.work
        case .range(let first, let last):
          all + (abs(first.column - last.column) + 1) * (abs(first.row - last.row) + 1)
        }
      }
    }
  }

  /// The formula as text, which parses to the same formula.
  package var text: String { text(within: 0) }

  private func text(within outer: Int) -> String {
    switch self {
    case .number(let value): plain(value)
    case .cell(let id): id.name
    case .negated(let inner): "-" + inner.text(within: 3)
    case .binary(let sign, let left, let right):
      if sign.binds < outer {
        "(\(text))"
      } else {
        left.text(within: sign.binds) + sign.rawValue + right.text(within: sign.binds + 1)
      }
    case .call(let function, let arguments):
      "\(function.rawValue)(\(arguments.map { $0.text }.joined(separator: ",")))"
    }
  }
}

extension Expression.Argument {
  fileprivate var text: String {
    switch self {
    case .value(let value): value.text
    case .range(let first, let last): "\(first.name):\(last.name)"
    }
  }
}

/// A number without a decimal point if it is whole.
func plain(_ value: Double) -> String {
  Int(exactly: value).map { "\($0)" } ?? "\(value)"
}
