extension TestPage {
  /// Performs a plan with the focus on the element of its gesture.
  package func performFocused(_ plan: PagePlan) throws(TestPageError) {
    guard let act = act(plan) else { return }
    browser.focus.move(
      to: ([act.node] + browser.around(act.node)).first { browser.isFocusable($0) })
    if case .blur = act.act { browser.focus.move(to: nil) }
    hadFocus = browser.focus.owner != nil
    try perform(act)
  }

  /// The reason why the focus of the last gesture is lost. Nil if an element has the focus, or none
  /// had it before.
  ///
  /// A focus on the page as a whole counts as lost: a user of the keyboard would begin at the top
  /// again.
  package var lossOfFocus: String? {
    guard hadFocus else { return nil }
    guard let owner = browser.focus.owner, isShown(owner) else {
      return "the focused element is gone, and only the page as a whole has the focus"
    }
    if browser.isDisabled(owner) { return "the focused element is disabled" }
    return browser.isVisible(owner) ? nil : "the focused element is hidden"
  }
}
