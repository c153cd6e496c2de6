#if canImport(SwiftUI)
  import Arco
  import EditorFeature
  import SwiftUI

  /// The text with a bar at the cursor. It has the focus at first, and receives the keys of a
  /// hardware keyboard while it has the focus.
  struct EditorLine: View {
    @FocusState private var isFocused: Bool
    private let editor: Editor
    private let send: Send<EditorFeature.Key>

    init(editor: Editor, send: Send<EditorFeature.Key>) {
      self.editor = editor
      self.send = send
    }

    var body: some View {
      Text(editor.line)
        .frame(maxWidth: .infinity, alignment: .leading)
        .focusable()
        .focused($isFocused)
        .onKeyPress { press in
          guard let key = EditorFeature.Key(press) else { return .ignored }
          send(key)
          return .handled
        }
        .onAppear { isFocused = true }
        .accessibilityLabel("Type here")
        .accessibilityValue(editor.text)
    }
  }

  extension Editor {
    fileprivate var line: String { text.prefix(cursor) + "▏" + text.dropFirst(cursor) }
  }
#endif
