import Arco
import ArcoHTML
import ArcoWeb
import EditorFeature

/// The line with its cursor, what keys mean, and some keys for who has no keyboard.
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

/// The editor example.
public func editorPage() -> Component<Void, Editor, EditorFeature.Key, HTML> {
  Component(editor, editorFace())
}

/// The text, with the character at the cursor in an element of its own.
private func line(_ editor: Editor) -> HTML {
  p(.id("text"), .dir("auto")) {
    String(editor.text.prefix(editor.cursor))
    span(editor.character.map { String($0) } ?? "", .class("cursor"))
    String(editor.text.dropFirst(editor.cursor + 1))
  }
}

/// What hears the keys, and lies over the line.
///
/// A field that takes no text: so the space bar does not scroll, a screen reader hands every key on,
/// and Tab leads out. A telephone shows no keyboard for it, as those do not tell which key it was.
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
  /// Whether a screen reader is to say where the cursor is: what one writes it says by itself.
  fileprivate var liveness: String { mode == .normal ? "polite" : "off" }
}
