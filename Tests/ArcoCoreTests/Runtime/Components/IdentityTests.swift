import Arco
import Testing

// A child whose state is there sometimes, and has an identity.

private struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""
}

private enum NoteInput: HasPrisms, Sendable {
  case load
  case write(String)
  case done
  case saved(String)
  case text(TextInput)

  struct Prisms: Sendable {
    let text = Prism(NoteInput.text, footprint: .case(4)) {
      if case .text(let input) = $0 { input } else { nil }
    }
  }

  static let prisms = Prisms()
}

private enum TextInput: Sendable {
  case done
  case saved
}

private struct Desk: Sendable {
  var note: Note?
}

private enum DeskInput: HasPrisms, Sendable {
  case note(NoteInput)
  case open(Note?)

  struct Prisms: Sendable {
    let note = Prism(DeskInput.note, footprint: .case(0)) {
      if case .note(let input) = $0 { input } else { nil }
    }
  }

  static let prisms = Prisms()
}

private let note = Dispatcher<Journal, Note, NoteInput>.update { note, input in
  switch input {
  case .write(let text): note.text = text
  case .done: return .send(.saved(note.text))
  case .saved(let text): note.text = "saved \(text)"
  case .text: break
  case .load:
    let id = note.id
    return .callback { journal, _ in
      journal.note("start \(id)")
      return Cancellation { journal.note("stop \(id)") }
    }
  }
  return .none
}

private let opening = Dispatcher<Journal, Desk, DeskInput>.reduce { desk, input in
  if case .open(let note) = input { desk.note = note }
}

@MainActor private let noteFace = Face<Note, NoteInput, Text>.placing { parts in
  let visits = parts.local(0)
  return parts.view { note, send in
    if note.text == "count" { visits.set(visits.state + 1) }
    return .line("\(note.id)\(note.text)#\(visits.state)")
  }
}

@MainActor struct IdentityTests {
  private typealias DeskFace = Face<Desk, DeskInput, Text>

  /// Each way to say the identity.
  @MainActor private static let ways: [(String, Dispatcher<Journal, Desk, DeskInput>, DeskFace)] = {
    let child = note.child(
      ifPresent: Lens(\Desk.note).some, identifiedBy: \.id,
      input: DeskInput.prisms.note)
    let byKeyPath: Child<Journal, Desk, DeskInput, Note, NoteInput> = note.child(
      ifPresent: \.note, identifiedBy: \.id, input: \.note)
    return [
      (
        "child",
        Dispatcher {
          child
          opening
        },
        .placing { parts in
          let view = parts.place(child, noteFace)
          return parts.view { _, _ in view }
        }
      ),
      (
        "child by key path",
        Dispatcher {
          byKeyPath
          opening
        },
        .placing { parts in
          let view = parts.place(byKeyPath, noteFace)
          return parts.view { _, _ in view }
        }
      ),
    ]
  }()

  @Test
  func `another identity in the same send is another child, and the effects of the first end`() {
    for (way, dispatcher, face) in Self.ways {
      let journal = Journal()
      let driver = Driver(dispatcher, state: Desk(note: Note(id: 1)), world: journal)
      let shown = Shown(driver, face)
      let first = shown.instance
      driver.send(.note(.load))
      driver.send(.open(Note(id: 2)))
      #expect(shown.text == "2#0", "\(way)")
      #expect(shown.instance != first)
      #expect(journal.entries == ["start 1", "stop 1"])
      driver.send(.note(.load))
      #expect(driver.state.note == Note(id: 2), "\(way)")
      #expect(journal.entries.last == "start 2")
    }
  }

  @Test func `the same identity is the same child, whatever else the state says`() {
    for (way, dispatcher, face) in Self.ways {
      let journal = Journal()
      let driver = Driver(dispatcher, state: Desk(note: Note(id: 1)), world: journal)
      let shown = Shown(driver, face)
      let first = shown.instance
      driver.send(.note(.load))
      driver.send(.open(Note(id: 1, text: "new")))
      driver.send(.note(.write("written")))
      #expect(shown.text == "1written#0", "\(way)")
      #expect(shown.instance == first)
      #expect(journal.entries == ["start 1"])
    }
  }

  @Test func `a child that nothing shows has its effects by its identity too`() {
    for (way, dispatcher, _) in Self.ways {
      let journal = Journal()
      let driver = Driver(dispatcher, state: Desk(note: Note(id: 1)), world: journal)
      driver.send(.note(.load))
      driver.send(.open(Note(id: 2)))
      #expect(journal.entries == ["start 1", "stop 1"], "\(way)")
    }
  }

  @Test func `without an identity the child goes on in the new state`() {
    let child = note.child(
      ifPresent: Lens(\Desk.note).some, input: DeskInput.prisms.note)
    let journal = Journal()
    let driver = Driver(
      Dispatcher<Journal, Desk, DeskInput> {
        child
        opening
      }, state: Desk(note: Note(id: 1)),
      world: journal)
    driver.send(.note(.load))
    driver.send(.open(Note(id: 2)))
    #expect(journal.entries == ["start 1"])
  }

  @Test func `a part that is attached or placed by its optics has its local state by its identity`()
  {
    let attached = DeskFace.placing { parts in
      let view = parts.attach(
        Component(.empty(), noteFace), ifPresent: Lens(\Desk.note).some,
        identifiedBy: \.id, input: DeskInput.prisms.note)
      return parts.view { _, _ in view }
    }
    let placed = DeskFace.showing { _, _, parts in
      parts.place(noteFace, ifPresent: \.note, identifiedBy: \.id, input: \.note)
    }
    for face in [attached, placed] {
      let driver = Driver(opening, state: Desk(note: Note(id: 1)), world: Journal())
      let shown = Shown(driver, face)
      let first = shown.instance
      driver.send(.open(Note(id: 1, text: "new")))
      #expect(shown.instance == first)
      driver.send(.open(Note(id: 2)))
      #expect(shown.text == "2#0")
      #expect(shown.instance != first)
    }
  }
}

// MARK: - Within one send

/// A driver whose child is in use, shown or not, when the test begins.
@MainActor private final class Desks {
  let journal = Journal()
  private(set) var problems = 0
  private(set) var shown: Shown<Journal, Desk, DeskInput>?
  private(set) var send: Send<NoteInput>?
  private var made: Driver<Journal, Desk, DeskInput>?
  var driver: Driver<Journal, Desk, DeskInput> {
    guard let made else { preconditionFailure("made in init") }
    return made
  }

  init(
    isShown: Bool, _ note: Dispatcher<Journal, Note, NoteInput>,
    before: Dispatcher<Journal, Desk, DeskInput> = .empty(),
    after: Dispatcher<Journal, Desk, DeskInput> = .empty()
  ) {
    let child = note.child(
      ifPresent: Lens(\Desk.note).some, identifiedBy: \.id, input: DeskInput.prisms.note)
    made = Driver(
      Dispatcher {
        before
        child
        after
      }, state: Desk(note: Note(id: 1, text: "a")), world: journal,
      onProblem: { [unowned self] _ in problems += 1 })
    guard isShown else { return }
    shown = Shown(
      driver,
      .placing { parts in
        let view = parts.place(
          child,
          Face { [unowned self] note, send in
            self.send = send
            return .line("\(note.id)\(note.text)")
          })
        return parts.view { _, _ in view }
      })
  }
}

/// What the parent replaces the note on.
private func replacing(
  on isIt: @escaping @Sendable (NoteInput) -> Bool
) -> Dispatcher<Journal, Desk, DeskInput> {
  .reduce { desk, input in
    if case .note(let input) = input, isIt(input), desk.note?.id == 1 { desk.note = Note(id: 2) }
  }
}

private func isDone(_ input: NoteInput) -> Bool {
  switch input {
  case .done, .text(.done): true
  case .load, .write, .saved, .text: false
  }
}

private func isLoad(_ input: NoteInput) -> Bool { if case .load = input { true } else { false } }

extension IdentityTests {
  @Test(arguments: [false, true])
  func `what the parent sends the note that it opens reaches that one`(isShown: Bool) {
    let opening = Dispatcher<Journal, Desk, DeskInput>.update { desk, input in
      guard case .open(let note) = input else { return .none }
      desk.note = note
      return .send(.note(.load))
    }
    let desks = Desks(isShown: isShown, note, after: opening)
    desks.driver.send(.note(.load))
    desks.driver.send(.open(Note(id: 2)))
    #expect(desks.journal.entries == ["start 1", "stop 1", "start 2"])
    desks.driver.send(.open(nil))
    #expect(desks.journal.entries.last == "stop 2")
    #expect(desks.problems == 1, "the input for no note")
  }

  @Test(arguments: [false, true])
  func `an input on which the parent opens another note first is that one's`(isShown: Bool) {
    let desks = Desks(isShown: isShown, note, before: replacing(on: isLoad))
    desks.driver.send(.note(.load))
    #expect(desks.journal.entries == ["start 2"])
    #expect(desks.problems == 0)
  }

  @Test(arguments: [false, true])
  func `what a note sends goes to no other note that the parent opens meanwhile`(isShown: Bool) {
    let desks = Desks(isShown: isShown, note, after: replacing(on: isDone))
    desks.driver.send(.note(.done))
    #expect(desks.driver.state.note == Note(id: 2))
  }

  @Test func `what a note's view sends goes to no other note, and that is reported`() {
    let desks = Desks(isShown: true, note, after: replacing(on: isDone))
    desks.send?(.done)
    #expect(desks.driver.state.note == Note(id: 2))
    #expect(desks.shown?.text == "2")
    #expect(desks.problems == 1)
  }

  @Test(arguments: [false, true])
  func `the same holds for what a part of the note sends`(isShown: Bool) {
    let text = Dispatcher<Journal, String, TextInput>.update { text, input in
      switch input {
      case .done: return .send(.saved)
      case .saved: text = "saved"
      }
      return .none
    }
    let pad = Dispatcher<Journal, Note, NoteInput> {
      text.child(state: Lens(\Note.text), input: NoteInput.prisms.text)
      note
    }
    let desks = Desks(isShown: isShown, pad, after: replacing(on: isDone))
    desks.driver.send(.note(.text(.done)))
    #expect(desks.driver.state.note == Note(id: 2))
  }

  @Test(arguments: [false, true])
  func `what runs while a note is there begins once for each, whatever is sent`(isShown: Bool) {
    let living = Dispatcher<Journal, Note, NoteInput>.alive {
      .callback { journal, _ in
        journal.note("begin")
        return Cancellation { journal.note("end") }
      }
    }
    let opening = Dispatcher<Journal, Desk, DeskInput>.update { desk, input in
      guard case .open(let note) = input else { return .none }
      desk.note = note
      return .send(.note(.load))
    }
    let lasting = Dispatcher {
      note
      living
    }
    let desks = Desks(isShown: isShown, lasting, after: opening)
    desks.driver.send(.open(Note(id: 2)))
    #expect(desks.journal.entries.sorted() == ["begin", "begin", "end", "start 2"])
    #expect(desks.journal.entries.prefix(2) == ["begin", "end"])
  }
}

extension Shown {
  /// The instance in the first slot below the root.
  fileprivate var instance: Int? {
    guard case .slot(let slot)? = root.instances.first?.content else { return nil }
    return slot.instances.first?.id
  }
}
