import ArcoCore
import ArcoHTML
import ArcoWeb

func trialFace() -> Face<Trial, TrialInput, HTML> {
  Face { trial, send in
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
      choice("Fetch", send, .fetch("echo"))
      choice("Fetch nothing", send, .fetch("http://127.0.0.1:9/"))
      choice("Fetch nonsense", send, .fetch("http://["))
      choice("Fetch slowly", send, .fetch("slow"))
      choice("Abandon", send, .abandon)
      choice("Focus", send, .focus)
      choice("Chance", send, .chance)
      choice("Trap", send, .trap)
      choice("Ask", send, .ask)
      form(.onSubmit(Field.text("said")) { send(.answer("said: \($0)")) }) {
        input(.type(.text), .ariaLabel("Say"), .name("said"), .takesFocus(turn: trial.turn))
        button("Say it")
      }
      div("Pad", .id("pad"), .onPointerDown { send(.answer("down at \(Int($0.position.x))")) })
    }
  }
}

private func choice(_ name: String, _ send: Send<TrialInput>, _ input: TrialInput) -> HTML {
  button(name, .type(.button), .onClick { send(input) })
}
