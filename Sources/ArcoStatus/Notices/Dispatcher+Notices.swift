public import ArcoCore

/// What the clock of the notice that shows depends on.
private struct Clock: Equatable, Sendable {
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
  /// One shows at a time. Its clock follows the state: it begins with the notice, stops while somebody
  /// holds it, and goes with it. A page tells something by sending `.said(.post(Notice(.saved)))`.
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
      Dispatcher.alive(for: { Clock(of: $0) }) { clock in
        .send(.dismiss(clock.id), after: clock.time)
      }
    }
  }
}
