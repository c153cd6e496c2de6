import Arco
import ArcoSwiftUI
import Testing

@MainActor struct PresenceTests {
  @Test func `an optional part is present while its state is`() {
    let parts = BoardParts()
    let model = boardModel(parts: parts)
    let screen = Screen(model.root)
    #expect(parts.note?.slot?.isPresent == false)
    _ = screen.runs { model.send(.open("grind finer")) }
    #expect(parts.note?.slot?.isPresent == true)
    #expect(screen.lines.last == "grind finer")
    _ = screen.runs { model.send(.note(.close)) }
    #expect(parts.note?.slot?.isPresent == false)
    #expect(screen.lines.last == "row 0")
  }

  @Test func `what is on its way out shows to the end what it showed`() {
    let parts = BoardParts()
    let model = boardModel(parts: parts)
    let screen = Screen(model.root)
    _ = screen.runs { model.send(.open("grind finer")) }
    guard let slot = parts.note?.slot, let note = slot.instances.first,
      case .view(let rendering) = note.content.late
    else {
      Issue.record("a note is a view of its own")
      return
    }
    slot.appeared(note)
    _ = screen.runs { model.send(.note(.close)) }
    #expect(slot.instancesOrLeaving.map(\.id) == [note.id])
    #expect(rendering.render()?.lines == ["grind finer"])
    slot.disappeared(note)
    #expect(slot.instancesOrLeaving.isEmpty)
  }

  @Test func `an instance on its way out stays until the last of its views has left`() {
    let parts = BoardParts()
    let model = boardModel(parts: parts)
    model.send(.open("one"))
    guard let slot = parts.note?.slot, let note = slot.instances.first else {
      Issue.record("a note is open")
      return
    }
    slot.appeared(note)
    slot.appeared(note)
    slot.disappeared(note)
    model.send(.note(.close))
    #expect(slot.instancesOrLeaving.map(\.id) == [note.id])
    slot.disappeared(note)
    #expect(slot.instancesOrLeaving.isEmpty)
  }

  @Test func `a sheet whose way out nobody reported is forgotten once another is shown`() {
    let parts = BoardParts()
    let model = boardModel(parts: parts)
    model.send(.open("one"))
    guard let slot = parts.note?.slot, let first = slot.instances.first else {
      Issue.record("a note is open")
      return
    }
    slot.appeared(first)
    model.send(.note(.close))
    slot.releaseLeaving()
    #expect(slot.instancesOrLeaving.map(\.id) == [first.id])
    model.send(.open("two"))
    let second = slot.instances[0]
    slot.appeared(second)
    slot.releaseLeaving()
    model.send(.note(.close))
    #expect(slot.instancesOrLeaving.map(\.id) == [second.id])
    slot.disappeared(first)
    #expect(slot.instancesOrLeaving.map(\.id) == [second.id])
  }

  @Test func `a screen whose way out nobody reported is forgotten once its element is back`() {
    let model = boardModel()
    guard let slot = Screen.rows(of: model.root), let first = slot.instance(of: 1) else {
      Issue.record("the board has rows")
      return
    }
    slot.appeared(first)
    model.send(.list(.row(1, .remove)))
    #expect(slot.instance(of: 1) === first)
    model.send(.list(.add(1)))
    model.send(.list(.row(1, .remove)))
    #expect(slot.instance(of: 1) === nil)
  }

  @Test func `what opens again is another instance`() {
    let parts = BoardParts()
    let model = boardModel(parts: parts)
    model.send(.open("one"))
    let first = parts.note?.slot?.instances.first?.id
    model.send(.note(.close))
    model.send(.open("two"))
    let second = parts.note?.slot?.instancesOrLeaving.first?.id
    #expect(first != nil)
    #expect(second != nil)
    #expect(first != second)
  }

  @Test func `what is there can be dismissed once`() {
    var isThere = true
    var dismissals = 0
    let presence = Presence(
      { isThere ? "alert" : nil },
      report: {
        dismissals += 1
        isThere = false
      })
    #expect(presence.item == "alert")
    presence.dismiss()
    presence.dismiss()
    #expect(presence.item == nil)
    #expect(dismissals == 1)
  }

  @Test func `the same row of two models is not the same view`() {
    let (one, other) = (boardModel(), boardModel())
    #expect(one.root.instances[0].id != other.root.instances[0].id)
  }
}
