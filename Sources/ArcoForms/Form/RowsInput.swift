public import ArcoCore
public import ArcoOptics

/// The events of a form's rows, which inputs add and remove.
///
/// - Input: the input of one row.
///
///     let more: FormInput<OrderInput> = .draft(.lines(.add))
///     let written: OrderInput = .lines(.row(1, .write("tea")))
public enum RowsInput<Input: Sendable>: Sendable {
  /// An input for the row with this id.
  case row(Int, Input)
  /// Appends a blank row. Does nothing if the largest number of rows is reached.
  case add
  /// Removes the row with this id. Does nothing if there is none.
  case remove(Int)

  /// The prisms of the cases.
  public struct Prisms: Sendable {
    /// The prism to an input of one row.
    public var row: Prism<RowsInput, (Int, Input)> {
      Prism(RowsInput.row, footprint: .case(0)) {
        if case .row(let id, let input) = $0 { (id, input) } else { nil }
      }
    }
  }

  /// The prisms of the cases.
  public static var prisms: Prisms { Prisms() }
}

extension RowsInput: Equatable where Input: Equatable {}
extension RowsInput: HasPrisms {}
#if !hasFeature(Embedded)
  extension RowsInput: Codable where Input: Codable {}
#endif

extension DraftForm {
  /// Declares this form as a part for each row, with inputs that add and remove rows.
  ///
  ///     let lines = phoneField.part(
  ///       rows: OrderDraft.lenses.lines, input: OrderInput.prisms.lines, atMost: 20
  ///     ) { FieldDraft(row: $0) }
  ///
  /// - Parameters:
  ///   - most: the number of rows at which `add` does nothing; no limit by default. The first draft
  ///     may have more rows.
  ///   - blank: makes the draft of a new row from its id. Each new id is one more than the largest, or
  ///     the least free id above 0 if there is no larger one.
  /// - Complexity: adding a row is linear in the number of rows.
  public func part<Whole, WholeInput: Sendable>(
    rows state: some LensOptic<Whole, Rows<Int, State>>,
    input: some PrismOptic<WholeInput, RowsInput<Input>>, atMost most: Int = .max,
    blank: @escaping @Sendable (_ id: Int) -> State
  ) -> FormPart<World, Whole, WholeInput, State, Input, [Value], Reason> {
    var part = part(each: state, input: input.appending(RowsInput<Input>.prisms.row))
    part.coming = .reduce { whole, wholeInput in
      switch input.extract(wholeInput) {
      case .add:
        state.modify(&whole) { rows in
          guard rows.count < most else { return }
          let (next, isTooMuch) = (rows.keys.max() ?? 0).addingReportingOverflow(1)
          guard let id = isTooMuch ? (1...).first(where: { !rows.contains(id: $0) }) : next else {
            return
          }
          rows.append(blank(id), id: id)
        }
      case .remove(let id): state.modify(&whole) { _ = $0.remove(id: id) }
      case .row, nil: break
      }
    }
    return part
  }
}

extension Rows where ID == Int {
  /// Makes rows of drafts with the ids 1, 2, ….
  ///
  /// - Parameter draft: makes the draft of a row from a value and the row's id.
  public init<Value>(of values: [Value], draft: (Value, _ id: Int) -> Element) {
    self.init()
    for (place, value) in values.enumerated() { append(draft(value, place + 1), id: place + 1) }
  }
}
