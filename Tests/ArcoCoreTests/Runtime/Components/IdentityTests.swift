import Arco
import Testing

// A child whose state is there sometimes, and has an identity.

private struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""
}

private enum NoteInput: Sendable {
  case load
  case write(String)
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

extension Shown {
  /// The instance in the first slot below the root.
  fileprivate var instance: Int? {
    guard case .slot(let slot)? = root.instances.first?.content else { return nil }
    return slot.instances.first?.id
  }
}
