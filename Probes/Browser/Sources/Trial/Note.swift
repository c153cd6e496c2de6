import ArcoBrowser
import ArcoCoding
import ArcoCore
import ArcoOptics

/// What is kept by a coding.
private struct Note: Equatable, Sendable {
  var title = ""
  var tags: [String] = []
  var due = Due.someDay
}

private enum Due: Equatable, Sendable {
  case someDay
  case day(Int)
}

private let due = Coding<Due>.cases([
  .case(Prism(extract: { $0 == .someDay ? () : nil }, embed: { .someDay })),
  .case(Prism(Due.day) { if case .day(let day) = $0 { day } else { nil } }, .integer),
])

private let coding = Coding.blank(Note())
  .with(Lens<Note, String>(get: { $0.title }, modify: { $1(&$0.title) }), .text)
  .with(Lens<Note, [String]>(get: { $0.tags }, modify: { $1(&$0.tags) }), Coding.text.list)
  .with(Lens<Note, Due>(get: { $0.due }, modify: { $1(&$0.due) }), due)

func keepNote(_ title: String) -> Effect<Void, Trial, TrialInput> {
  .callback { _, out in
    let note = Note(title: title, tags: ["ü", ""], due: .day(-3))
    return BrowserStorage.local.write(coding.prism.embed(note), under: "note") { _ in
      out.send(.answer("kept"))
      out.finish()
    }
  }
}

let readNote = Effect<Void, Trial, TrialInput>.callback { _, out in
  BrowserStorage.local.readBytes("note") { result in
    let note = try? coding.value(of: (try? result.get()) ?? [])
    let isSame = note.map { $0 == Note(title: $0.title, tags: ["ü", ""], due: .day(-3)) } ?? false
    out.send(.answer(isSame ? "read: \(note?.title ?? "")" : "not to be read"))
    out.finish()
  }
}
