public import ArcoCore
public import ArcoOptics

/// What a running component was, to go back to and forth again.
///
/// - Part: the part of the state that can be undone.
///
///     let history = driver.history(of: Lens(\Brew.beans))
///     driver.send(.beans(.plus))
///     history.undo()
///     history.redo()
///
/// A step is one send of a view or of the host that changes the part, with all that its effects do
/// until the next send. Going back puts the earlier part into the state as it is now, and
/// leaves the rest of the state alone, and what views keep for themselves (`local`).
///
/// **Effects** are neither repeated nor cancelled. An effect that runs goes on, and its inputs meet
/// the state as it is then. As after any change, effects of parts that the state no longer has are
/// cancelled, and effects that are `alive` something follow the state. So undo what the
/// user made (the document), not what effects report (that something loads).
///
/// Laws, checked by `HistoryTests`: undo then redo leaves the state as it was, redo then undo too.
/// - Complexity: a send compares the part with the one before, which takes O(1) where both share
///   their buffer. The one before is kept, so the first later write to each buffer copies it. Going
///   back or forth runs every view.
public final class History<Part: Equatable> {
  private let notes: Notes
  private let present: () -> Part
  private let put: (Part) -> Void

  /// What the driver calls. It stands apart from the history, so that neither the history nor the
  /// driver keeps the other alive.
  private final class Notes {
    var timeline: Timeline<Part>
    /// What the part was before the last send, if it is not known yet whether that changed it.
    var before: Part?
    /// The last send that was heard of.
    var send: Int

    init(limit: Int, send: Int) {
      timeline = Timeline(limit: limit)
      self.send = send
    }

    /// Keeps what the part was before the last send, if it is another now.
    func keepEarlier(than present: Part) {
      guard let before else { return }
      if before != present { timeline.keep(before) }
      self.before = nil
    }
  }

  fileprivate init<World, State, Input>(
    _ driver: Driver<World, State, Input>, part: some LensOptic<State, Part>, limit: Int
  ) {
    let works = driver.works
    let notes = Notes(limit: limit, send: works.lastSend)
    self.notes = notes
    present = { part.get(works.state) }
    put = { value in
      works.perform {
        notes.send = works.lastSend  // going back is no step
        works.change { part.modify(&$0) { $0 = value } }
      }
    }
    works.hear { _ in
      guard works.lastSend != notes.send else { return }
      notes.send = works.lastSend
      let present = part.get(works.state)
      notes.keepEarlier(than: present)
      notes.before = present
    }
  }

  /// Whether there is something to undo.
  public var canUndo: Bool {
    notes.keepEarlier(than: present())
    return notes.timeline.canUndo
  }

  /// Whether there is something to redo.
  public var canRedo: Bool {
    notes.keepEarlier(than: present())
    return notes.timeline.canRedo
  }

  /// Goes back to before the last send that changed the part; nothing if there is none.
  public func undo() { go { $0.undo(&$1) } }

  /// Goes forth to what was before the last undo. Does nothing if nothing was undone, or if another
  /// send changed the part since.
  public func redo() { go { $0.redo(&$1) } }

  private func go(_ step: (inout Timeline<Part>, inout Part) -> Bool) {
    var part = present()
    notes.keepEarlier(than: part)
    if step(&notes.timeline, &part) { put(part) }
  }
}

@available(*, unavailable)
extension History: Sendable {}

extension Driver {
  /// Begins to keep what a part of the state was, so that it can be undone.
  ///
  /// For as long as the driver runs; the history ends with it.
  /// - Parameter limit: how many steps can be undone; the oldest is forgotten first.
  public func history<Part: Equatable>(
    of part: some LensOptic<State, Part>, limit: Int = 100
  ) -> History<Part> {
    History(self, part: part, limit: limit)
  }

  /// Begins to keep what the state was, so that it can be undone.
  ///
  /// - Parameter limit: how many steps can be undone; the oldest is forgotten first.
  public func history(limit: Int = 100) -> History<State> where State: Equatable {
    history(of: Itself<State>(), limit: limit)
  }
}
