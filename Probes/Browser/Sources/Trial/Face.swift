import ArcoCore
import ArcoHTML
import ArcoWeb

func trialFace() -> Face<Trial, TrialInput, HTML> {
  Face.showing { trial, send, parts in
    main {
      h1("Trial")
      label("Words", .for("words"))
      input(.type(.text), .id("words"), .value(trial.words), .onInput { send(.write($0)) })
      output(trial.words, .id("echo"))
      output("\(trial.ticks)", .id("ticks"))
      output(trial.answer, .id("answer"))
      choice("Start", send, .start)
      choice("Stop", send, .stop)
      choice("Keep", send, .keep)
      choice("Read", send, .read)
      choice("Keep for the tab", send, .keepForTab)
      choice("Forget in the tab", send, .forgetInTab)
      choice("Read from the tab", send, .readFromTab)
      choice("Keep as bytes", send, .keepNote)
      choice("Read as bytes", send, .readNote)
      choice("Fetch", send, .fetch("echo"))
      choice("Fetch nothing", send, .fetch("http://127.0.0.1:9/"))
      choice("Fetch nonsense", send, .fetch("http://["))
      choice("Fetch slowly", send, .fetch("slow"))
      choice("Abandon", send, .abandon)
      choice("Fetch what is gone", send, .fetch("gone"))
      choice("Focus", send, .focus("words"))
      choice("Focus nothing", send, .focus("nobody"))
      choice("Clock", send, .clock)
      choice("Frames", send, .frames)
      choice("Chance", send, .chance)
      choice("Trap", send, .trap)
      choice("Print", send, .say)
      choice("Call", send, .call("praise"))
      choice("Call later", send, .call("later"))
      choice("Call nothing", send, .call("constructor"))
      choice("Call in vain", send, .call("fail"))
      choice("Call what returns no value", send, .call("odd"))
      choice("Compare", send, .compare)
      choice("Copy", send, .copy)
      choice("Paste", send, .paste)
      choice("Watch", send, .watch)
      choice("Watch no more", send, .watchNoMore)
      choice("Download", send, .download)
      choice("Create", send, .create)
      choice("Clear", send, .clear)
      choice("Ask", send, .ask)
      form(.onSubmit(Field.text("said")) { send(.answer("said: \($0)")) }) {
        input(
          .type(.text), .ariaLabel("Say"), .name("said"), .takesFocus(turn: trial.turn))
        button("Say it")
      }
      div("Pad", .id("pad"), .onPointerDown { send(.answer("down at \(Int($0.position.x))")) })
      ul { parts.place(lines, lineFace()) }
    }
  }
}

private func choice(_ name: String, _ send: Send<TrialInput>, _ input: TrialInput) -> HTML {
  button(name, .type(.button), .onClick { send(input) })
}
