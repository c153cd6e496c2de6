import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

/// Two questions in a row, one of them in view.
func questions() -> ZipperComponent<Void, HTML> {
  ZipperComponent(["Who is it for?", "What shall it be?"]) { question, spot, go in
    div(.class("part")) {
      output("Step \(spot.index + 1) of \(spot.count)", .ariaLabel("Step"))
      h2(question, .id("question"))
      div(.class("line")) {
        button(
          "Back", .type(.button), .class("quiet"), .ariaDisabled(spot.index == spot.left),
          .onClick { go(.left) })
        button(
          "Next", .type(.button), .ariaDisabled(spot.index == spot.right), .onClick { go(.right) })
      }
    }
  }
}

/// A wizard: around the questions the answers, so that going back finds them.
func wizard() -> StoreTComponent<Void, [String], Present<Zippers>, String, Turn, HTML> {
  StoreTComponent(
    initialState: ["", ""],
    around: questions(),
    dispatcher: .reduce { wizard, input in
      if case .left(let answer) = input { wizard.first[wizard.second.position] = answer }
    },
    render: { wizard, questions, send in
      form(.class("part"), .onSubmit { send(.right(.right)) }) {
        questions
        input(
          .type(.text), .ariaLabelledBy("question"), .value(wizard.first[wizard.second.position]),
          .onInput { send(.left($0)) })
        p {
          "So far: "
          output("“\(wizard.first[1])” for “\(wizard.first[0])”", .ariaLabel("Order"))
        }
      }
    })
}
