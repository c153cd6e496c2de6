#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import EditorFeature
  import SwiftUI

  // On macOS, SwiftUI also brings a C type of this name.
  import struct ArcoCore.Component

  /// The face of the editor: the text with its cursor, the mode, and buttons for users without a
  /// keyboard.
  @MainActor
  public func editorFace() -> Face<Editor, EditorFeature.Key, ViewContent> {
    Face { editor, send in
      VStack(alignment: .leading, spacing: 24) {
        Text("What a key does depends on the mode. Escape ends writing.")
        EditorLine(editor: editor, send: send)
        VStack(alignment: .leading) {
          Text(editor.modeText)
          Text(editor.place)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))]) {
          ForEach(EditorFeature.Key.shown, id: \.cap) { key in
            let meaning = editor.meaning(of: key)
            Button {
              send(key)
            } label: {
              VStack {
                Text(key.cap)
                Text(meaning)
              }
            }
            .accessibilityLabel("\(key.cap) \(meaning)")
          }
        }
      }
      .padding()
    }
  }

  /// The editor example as a SwiftUI view.
  public struct EditorScreen: View {
    /// Makes the view.
    public init() {}

    /// The component.
    public var body: some View {
      ComponentView(
        Component(editor, editorFace()), state: Editor("The quick brown fox"))
    }
  }

  struct EditorPreviews: PreviewProvider {
    static var previews: some View { EditorScreen() }
  }
#endif
