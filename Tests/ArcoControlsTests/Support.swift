import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoWeb
import ArcoWebTesting

/// A running component, its page, and somebody who uses it.
@MainActor struct Bench<State, Input: Sendable> {
  let driver: Driver<Void, State, Input>
  let page: Page
  let user: TestPage

  init(
    _ dispatcher: Dispatcher<Void, State, Input>, state: State, face: Face<State, Input, HTML>
  ) {
    driver = Driver(dispatcher, state: state, interpretation: .muted)
    page = Page(driver, face: face)
    user = TestPage(page)
  }

  var markup: String { String(decoding: page.markup(), as: UTF8.self) }

  /// The opening tag that has this attribute, as it is written; empty if there is none.
  func tag(with attribute: String) -> String {
    markup.split(separator: "<").first { $0.contains(attribute) }?
      .split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false).first
      .map(String.init) ?? ""
  }
}
