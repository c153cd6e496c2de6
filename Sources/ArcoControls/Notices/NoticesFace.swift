public import ArcoCore
public import ArcoHTML
public import ArcoStatus
public import ArcoWeb

/// Shows notices where readers hear them: what is urgent at once, the rest when there is time.
///
///     func saidFace() -> Face<Notices<String>, NoticesInput<String>, HTML> { noticesFace { $0 } }
///
/// Both places are always on the page, since readers hear only what comes into a place that is there.
/// While the focus is on its button, a notice stays.
/// - Parameters:
///   - dismiss: what the button is called that takes a notice away.
///   - text: what a notice says, for a person.
public func noticesFace<Content>(
  dismiss: String = "Dismiss", text: @escaping (Content) -> String
) -> Face<Notices<Content>, NoticesInput<Content>, HTML> {
  Face { notices, send in
    div(.class("notices"), .onFocus { send(.hold) }, .onBlur { send(.release) }) {
      div(.role("status"), .class("notice")) {
        notices.said(.status, text)
      }
      div(.role("alert"), .class("notice")) {
        notices.said(.alert, text)
      }
      if let shown = notices.shown {
        button(dismiss, .type(.button), .class("quiet"), .onClick { send(.dismiss(shown.id)) })
      }
    }
  }
}

extension Notices {
  /// What is said with this urgency: a new element for each notice, so that two equal ones are both
  /// read out.
  fileprivate func said(_ urgency: Notice<Content>.Urgency, _ text: (Content) -> String) -> HTML {
    let said = shown.map { [$0] } ?? []
    let heard = said.filter { $0.notice.urgency == urgency }
    return keyed(heard, id: { $0.id }, row: { said in p(text(said.notice.content)) })
  }
}
