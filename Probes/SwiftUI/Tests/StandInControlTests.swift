import SwiftUI
import Testing

/// The focus and the transactions of the stand-in. Apple, `FocusState`: "if the focus moves … the
/// value updates"; on a Mac the field editor leaves one field before it enters the next. Apple,
/// `Transaction`: "the context of the current state-processing update".
@MainActor struct StandInControlTests {
  @MainActor final class Log {
    var moves: [String?] = []
    var isAnimated: [Bool] = []
  }

  struct Fields: View {
    @FocusState private var focused: String?
    let log: Log

    var body: some View {
      ForEach(["name", "mail"], id: \.self) { field in
        TextField("\(field)", text: Binding(get: { "" }, set: { _, _ in }))
          .focused($focused, equals: field)
      }
      Text("")
        .onAppear { focused = "name" }
        .onChange(of: focused) { _, field in log.moves.append(field) }
    }
  }

  @Test func `a focus that moves from field to field is in none for a moment`() {
    let log = Log()
    let screen = Screen(Fields(log: log))
    screen.focus("mail")
    #expect(screen.focused == "mail")
    #expect(log.moves == ["name", nil, "mail"])
  }

  @Test func `a first focus may be taken back`() {
    let log = Log()
    let screen = Screen(Fields(log: log), focusRefusal: 0)
    #expect(screen.focused == nil)
    #expect(log.moves == ["name", nil])
  }

  @Test func `a first focus may be taken back some turns later`() async {
    let log = Log()
    let screen = Screen(Fields(log: log), focusRefusal: 2)
    await screen.turn()
    #expect(screen.focused == "name")
    await screen.turn()
    #expect(screen.focused == nil)
    #expect(log.moves == ["name", nil])
  }

  struct Levels: View {
    @SwiftUI.State private var level = Level()
    let log: Log

    struct Level { var height = 0.0 }

    var body: some View {
      Text("\(Int(level.height))").transaction { log.isAnimated.append($0.animation != nil) }
      Slider(value: $level.height, in: 0...9)
      Slider(value: $level.animation().height, in: 0...9)
      Slider(value: $level.height.animation(), in: 0...9)
    }
  }

  @Test func `a view learns the transaction of the change for which it runs`() {
    let log = Log()
    let screen = Screen(Levels(log: log))
    for slider in 0...2 { screen.setNumber(Double(slider + 1), slider) }
    #expect(log.isAnimated == [false, false, true, true])
  }
}
