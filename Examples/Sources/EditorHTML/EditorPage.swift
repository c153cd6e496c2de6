import Arco
import ArcoHTML
import ArcoWeb
import EditorFeature

/// The face of the editor: the text with its cursor, the mode, and buttons for users without a
/// keyboard.
public func editorFace() -> Face<Editor, EditorFeature.Key, HTML> {
  Face { editor, send in
    main(.class("card")) {
      h1("Editor")
      p("What a key does depends on the mode. Escape ends writing.", .id("help"))
      div(.class("typing")) {
        label("Type here", .for("typed"))
        div(.class("screen"), .class("writing", if: editor.mode == .insert)) {
          line(editor)
          field(send)
        }
      }
      p(.class("summary")) {
        output(editor.modeText, .ariaLabel("Mode"))
        output(editor.place, .ariaLabel("Cursor"), .ariaLive(editor.liveness))
      }
      div(.class("keys"), .role("group"), .ariaLabel("Keys")) {
        for key in EditorFeature.Key.shown { keyButton(key, editor, send) }
      }
    }
  }
}

/// The component of the editor example.
public func editorPage() -> Component<Void, Editor, EditorFeature.Key, HTML> {
  Component(editor, editorFace())
}

/// The text, with an element around the character at the cursor.
private func line(_ editor: Editor) -> HTML {
  p(.id("text"), .dir("auto")) {
    String(editor.text.prefix(editor.cursor))
    span(editor.character.map { String($0) } ?? "", .class("cursor"))
    String(editor.text.dropFirst(editor.cursor + 1))
  }
}

/// A field over the text that receives the keys.
///
/// The field accepts no text. So the space bar does not scroll, screen readers pass all keys on,
/// and Tab leaves the field. Telephones show no keyboard for it, since their keyboards do not
/// report which key was pressed.
private func field(_ send: Send<EditorFeature.Key>) -> HTML {
  input(
    .type(.text), .id("typed"), .ariaDescribedBy("text help"), .maxlength(0), .autocomplete("off"),
    .spellcheck(false), .inputmode("none"),
    .onKeyDown { pressed in
      if let key = EditorFeature.Key(pressed) { send(key) }
    })
}

private func keyButton(
  _ key: EditorFeature.Key, _ editor: Editor, _ send: Send<EditorFeature.Key>
) -> HTML {
  let meaning = editor.meaning(of: key)
  return button(
    .type(.button), .class("quiet"), .ariaLabel("\(key.cap) \(meaning)"), .onClick { send(key) }
  ) {
    kbd(key.cap)
    small(meaning)
  }
}

extension Editor {
  /// Whether a screen reader reads the cursor's position: not in insert mode, where it reads typed
  /// text itself.
  fileprivate var liveness: String { mode == .normal ? "polite" : "off" }
}
