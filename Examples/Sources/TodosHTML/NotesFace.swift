import Arco
import ArcoHTML
import ArcoWeb
import TodosFeature

/// The face of the notes panel. A button keeps the notes; another button, or Escape, drops the
/// changes.
public func notesFace() -> PageFace<Detail> {
  Face { detail, send in
    form(
      .onSubmit { send(.keep) },
      .onKeyDown(keys: .escape) { _ in send(.close) }
    ) {
      label("Notes", .for("notes"))
      textarea(
        .id("notes"), .name("notes"), .autofocus(), .rows(4), .maxlength(Detail.notesLimit),
        .dir("auto"),
        .value(detail.notes), .debounce(.milliseconds(150)), .onInput { send(.write($0)) })
      div(.class("line")) {
        button("Keep notes", .type(.submit))
        button("Close", .type(.button), .class("quiet"), .onClick { send(.close) })
      }
    }
  }
}
