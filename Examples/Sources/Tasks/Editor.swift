import ArcoPages
import ArcoReplay

struct Editor: Feature, Equatable {
  var text = ""
  var timeline = Timeline<String>(limit: 100)

  enum Input: Equatable {
    case type(String)
    case undo
    case redo
  }
}

let editor = DispatcherOf<Editor>.reduce { editor, input in
  if case .type(let text) = input { editor.text = text }
}
.undoable(\.text, in: \.timeline, undo: .undo, redo: .redo)
