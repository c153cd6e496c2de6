/// The texts of a sheet's cells and their values.
///
/// Invariant: the value of each cell follows from the texts. After a change, only cells that depend
/// on the changed cell are evaluated again.
package struct Sheet: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case empty
    case text(String)
    case number(Double)
    case problem(Problem)

    package var shown: String {
      switch self {
      case .empty: ""
      case .text(let text): text
      case .number(let value): plain(value)
      case .problem(let problem): problem.rawValue
      }
    }
  }

  package enum Problem: String, Error, Sendable {
    case malformed = "#FORMULA"
    case tooLarge = "#SIZE"
    case cycle = "#CYCLE"
    case noNumber = "#VALUE"
    case zero = "#DIV/0"
  }

  private var written: [CellID: Content] = [:]
  private var values: [CellID: Value] = [:]
  /// The work of all formulas: a change evaluates each of them at most once.
  private var work = 0
  /// The largest work of all formulas: about twenty sums of the whole sheet.
  package static let mostWork = 50_000
  /// By cell: the cells whose formulas refer to it.
  private var dependents: [CellID: Set<CellID>] = [:]

  package init() {}

  package func value(of id: CellID) -> Value { values[id] ?? .empty }

  /// Changes the text of a cell, and evaluates the cells that depend on it.
  ///
  /// - Returns: the cells whose values have changed.
  package mutating func write(_ text: String, at id: CellID) -> [CellID] {
    for other in written[id]?.references ?? [] { dependents[other]?.remove(id) }
    var content = Content(text)
    work -= written[id]?.work ?? 0
    if work + content.work > Self.mostWork { content = .tooLarge }
    work += content.work
    written[id] = content
    for other in content.references { dependents[other, default: []].insert(id) }
    return update(id)
  }

  private mutating func update(_ id: CellID) -> [CellID] {
    let affected = affected(by: id)
    // By cell: the number of cells in its formula that are not evaluated yet.
    var missing: [CellID: Int] = [:]
    for cell in affected {
      missing[cell] = (written[cell]?.references ?? []).intersection(affected).count
    }
    var ready = affected.filter { missing[$0] == 0 }
    var changed: [CellID] = []
    while let cell = ready.popFirst() {
      missing[cell] = nil
      if set(cell, to: evaluate(cell)) { changed.append(cell) }
      for other in dependents[cell] ?? [] {
        missing[other]? -= 1
        if missing[other] == 0 { ready.insert(other) }
      }
    }
    // The remaining cells depend on themselves, or on cells that do.
    for cell in missing.keys where set(cell, to: .problem(.cycle)) { changed.append(cell) }
    return changed
  }

  private func affected(by id: CellID) -> Set<CellID> {
    var found: Set<CellID> = [id]
    var ways = [id]
    while let cell = ways.popLast() {
      for other in dependents[cell] ?? [] where found.insert(other).inserted { ways.append(other) }
    }
    return found
  }

  private mutating func set(_ id: CellID, to value: Value) -> Bool {
    guard self.value(of: id) != value else { return false }
    values[id] = value
    return true
  }
}

extension Sheet {
  private func evaluate(_ id: CellID) -> Value {
    switch written[id] ?? .empty {
    case .empty: return .empty
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .malformed: return .problem(.malformed)
    case .tooLarge: return .problem(.tooLarge)
    case .formula(let expression):
      do throws(Problem) {
        let number = try evaluate(expression)
        return number.isFinite ? .number(number) : .problem(.noNumber)
      } catch {
        return .problem(error)
      }
    }
  }

  private func evaluate(_ expression: Expression) throws(Problem) -> Double {
    switch expression {
    case .number(let value): return value
    case .cell(let id): return try number(at: id) ?? 0
    case .negated(let inner): return -(try evaluate(inner))
    case .binary(let sign, let first, let second):
      let left = try evaluate(first)
      let right = try evaluate(second)
      switch sign {
      case .plus: return left + right
      case .minus: return left - right
      case .times: return left * right
      case .over:
        guard right != 0 else { throw .zero }
        return left / right
      }
    case .call(let function, let arguments): return try call(function, arguments)
    }
  }

  /// Applies a function. Empty cells of ranges do not count.
  private func call(
    _ function: Expression.Function, _ arguments: [Expression.Argument]
  ) throws(Problem) -> Double {
    var numbers: [Double] = []
    for argument in arguments {
      switch argument {
      case .value(let value): numbers.append(try evaluate(value))
      case .range(let first, let last):
        for id in CellID.range(first, last) {
          if let number = try number(at: id) { numbers.append(number) }
        }
      }
    }
    switch function {
    case .sum: return numbers.reduce(0, +)
    case .product: return numbers.reduce(1, *)
    case .min: return numbers.min() ?? 0
    case .max: return numbers.max() ?? 0
    case .mean:
      guard !numbers.isEmpty else { throw .zero }
      return numbers.reduce(0, +) / Double(numbers.count)
    }
  }

  private func number(at id: CellID) throws(Problem) -> Double? {
    switch value(of: id) {
    case .empty: return nil
    case .number(let number): return number
    case .text: throw .noNumber
    case .problem(let problem): throw problem
    }
  }
}
