public import ArcoCore

/// The part of the state that starts and stops the timer of the shown notice.
private struct NoticeTimer: Equatable, Sendable {
  let id: Int
  let time: Duration

  init?<Content>(of notices: Notices<Content>) {
    guard !notices.isHeld, let shown = notices.shown, let time = shown.notice.time else {
      return nil
    }
    self.id = shown.id
    self.time = time
  }
}

extension Dispatcher {
  /// Makes the dispatcher of notices.
  ///
  ///     let said = Dispatcher<Void, Notices<Said>, NoticesInput<Said>>.notices()
  ///       .child(state: ShopPage.lenses.said, input: ShopInput.prisms.said)
  ///
  /// One notice is shown at a time. Its timer starts when the notice is shown, stops while a user
  /// holds the notice, and ends with it. A page posts a notice by sending
  /// `.said(.post(Notice(.saved)))`.
  public static func notices<Content>() -> Dispatcher
  where State == Notices<Content>, Input == NoticesInput<Content> {
    Dispatcher {
      Dispatcher.reduce { notices, input in
        switch input {
        case .post(let notice): notices.post(notice)
        case .dismiss(let id): notices.remove(id: id)
        case .hold: notices.isHeld = notices.shown != nil
        case .release:
          notices.isHeld = false
          notices.giveWay()
        }
      }
      Dispatcher.alive(for: { NoticeTimer(of: $0) }) { timer in
        .send(.dismiss(timer.id), after: timer.time)
      }
    }
  }
}
