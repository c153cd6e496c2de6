import Arco
import ArcoSwiftUI
import Testing

@MainActor struct FieldFocusTests {
  enum Field: Equatable, Sendable {
    case name
    case locked
  }

  /// What was asked for, and where the focus is: never on what is locked.
  func focus(_ heard: @escaping (Field?) -> Void) -> FieldFocus<Field> {
    var field: Field?
    return FieldFocus(
      { field },
      report: {
        heard($0)
        if $0 != .locked { field = $0 }
      })
  }

  @Test func `a move is reported once, and answered with where the state has the focus`() {
    var heard: [Field?] = []
    let focus = focus { heard.append($0) }
    #expect(focus.move(to: .name) == .name)
    #expect(focus.move(to: .name) == .name)
    #expect(focus.field == .name)
    #expect(focus.move(to: .locked) == .name)
    #expect(focus.move(to: nil) == nil)
    #expect(heard == [.name, .locked, nil])
  }
}
