import Arco
import ArcoHTML
import ArcoWeb
import TodosFeature

/// The panel in which notes are written: kept by its button, left by the other one or by Escape.
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
