public import ArcoCore
public import ArcoOptics

/// The earlier states of a running component, for undo and redo.
///
/// - Part: the part of the state that can be undone.
///
///     let history = driver.history(of: Lens(\Brew.beans))
///     driver.send(.beans(.plus))
///     history.undo()
///     history.redo()
///
/// A step is one send by a view or by the host that changes the part, with everything that its
/// effects do until the next send. Undo puts the earlier part into the current state. The rest of
/// the state and local states of views (`local`) remain.
///
/// **Effects** are neither repeated nor cancelled. A running effect continues, and its inputs are
/// applied to the state at that time. As after any change, effects of parts that the state no
/// longer has are cancelled, and effects of `alive` follow the state. So undo what the user has
/// made, such as a document, and not what effects report, such as progress.
///
/// Laws, checked by `HistoryTests`: undo and then redo leaves the state unchanged; redo and then
/// undo too.
/// - Complexity: each send compares the part with the earlier part, which is O(1) if both share
///   their buffers. The earlier part is retained, so the first later write to each buffer copies
///   it. Undo and redo run every view.
public final class History<Part: Equatable> {
  private let notes: Notes
  private let present: () -> Part
  private let put: (Part) -> Void

  /// The functions that the driver calls. They are separate from the history, so that neither the
  /// history nor the driver keeps the other alive.
  private final class Notes {
    var timeline: Timeline<Part>
    /// The part before the last send, as long as it is not known whether the send has changed it.
    var before: Part?
    /// The number of the last send.
    var send: Int

    init(limit: Int, send: Int) {
      timeline = Timeline(limit: limit)
      self.send = send
    }

    /// Stores the part before the last send, if it has changed.
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
        notes.send = works.lastSend  // undo and redo are not steps
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

  /// True if there is a step to undo.
  public var canUndo: Bool {
    notes.keepEarlier(than: present())
    return notes.timeline.canUndo
  }

  /// True if there is a step to redo.
  public var canRedo: Bool {
    notes.keepEarlier(than: present())
    return notes.timeline.canRedo
  }

  /// Restores the part before the last send that changed it. Does nothing if there is none.
  public func undo() { go { $0.undo(&$1) } }

  /// Reverses the last undo. Does nothing if nothing was undone, or if a send has changed the part
  /// since.
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
  /// Starts to record the earlier values of a part of the state, for undo and redo.
  ///
  /// The history ends with the driver.
  /// - Parameter limit: the number of steps that can be undone, 100 by default. The oldest step is
  ///   forgotten first.
  public func history<Part: Equatable>(
    of part: some LensOptic<State, Part>, limit: Int = 100
  ) -> History<Part> {
    History(self, part: part, limit: limit)
  }

  /// Starts to record the earlier states, for undo and redo.
  ///
  /// - Parameter limit: the number of steps that can be undone, 100 by default. The oldest step is
  ///   forgotten first.
  public func history(limit: Int = 100) -> History<State> where State: Equatable {
    history(of: Itself<State>(), limit: limit)
  }
}
