import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

/// Two questions in a row, one of them in view.
func questions() -> ZipperComponent<Void, HTML> {
  ZipperComponent(["Who is it for?", "What shall it be?"]) { question, spot, _ in
    div {
      output("Step \(spot.index + 1) of \(spot.count)", .ariaLabel("Step"))
      h2 { label(question, .for("answer")) }
    }
  }
}

/// A wizard: the questions with a state around them for the answers, so that going back keeps the
/// answers.
func wizard() -> StoreTComponent<Void, [String], Present<Zippers>, String, Turn, HTML> {
  StoreTComponent(
    initialState: ["", ""],
    around: questions(),
    dispatcher: .reduce { wizard, input in
      if case .left(let answer) = input { wizard.first[wizard.second.position] = answer }
    },
    render: { wizard, questions, send in
      let (answers, step) = (wizard.first, wizard.second.position)
      return form(.class("part"), .onSubmit { send(.right(.right)) }) {
        questions
        input(
          .type(.text), .id("answer"), .value(answers[step]), .autocomplete("off"),
          .onInput { send(.left($0)) })
        div(.class("line")) {
          button(
            "Back", .type(.button), .class("quiet"), .ariaDisabled(step == 0),
            .onClick { send(.right(.left)) })
          button("Next", .ariaDisabled(step == 1))
        }
        p {
          "So far: "
          output(answers.filter { !$0.isEmpty }.joined(separator: ", "), .ariaLabel("Answers"))
        }
      }
    })
}
