public import ArcoCore
public import ArcoHTML
public import ArcoStatus
public import ArcoWeb

/// Shows notices so that screen readers announce them: urgent notices immediately, others when
/// there is time.
///
///     func saidFace() -> Face<Notices<String>, NoticesInput<String>, HTML> { noticesFace { $0 } }
///
/// The two containers are always on the page, since screen readers announce only what is added to
/// an existing container. While its button has the focus, a notice stays.
/// - Parameters:
///   - dismiss: the caption of the button that dismisses a notice.
///   - text: returns the text of a notice for a person.
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
  /// Returns the notice of an urgency. Each notice is a new element, so that two equal notices are
  /// both announced.
  fileprivate func said(_ urgency: Notice<Content>.Urgency, _ text: (Content) -> String) -> HTML {
    let said = shown.map { [$0] } ?? []
    let heard = said.filter { $0.notice.urgency == urgency }
    return keyed(heard, id: { $0.id }, row: { said in p(text(said.notice.content)) })
  }
}
