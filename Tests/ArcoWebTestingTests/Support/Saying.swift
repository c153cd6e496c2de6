import Arco
import ArcoHTML
import ArcoWeb
import ArcoWebTesting

/// A page whose state is what its views said last.
@MainActor func saying(
  @HTML.Builder _ view: @escaping (String, Send<String>) -> HTML
) -> TestPage {
  TestPage(
    Component(.reduce { (said: inout String, word: String) in said = word }, view: view),
    state: "")
}
