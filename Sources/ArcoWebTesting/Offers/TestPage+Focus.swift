extension TestPage {
  /// Does what was offered on an equal page, with the focus on what it is done to.
  package func performFocused(_ plan: PagePlan) throws(TestPageError) {
    guard let act = act(plan) else { return }
    browser.focus.move(
      to: ([act.node] + browser.around(act.node)).first { browser.isFocusable($0) })
    if case .blur = act.act { browser.focus.move(to: nil) }
    hadFocus = browser.focus.owner != nil
    try perform(act)
  }

  /// Why the focus that a user had is lost; nil where somebody has it, or nobody had.
  ///
  /// What is left on the page as a whole counts as lost: whoever works by keys begins at its top.
  package var lossOfFocus: String? {
    guard hadFocus else { return nil }
    guard let owner = browser.focus.owner, isShown(owner) else {
      return "what had it is gone, and nothing takes it but the page as a whole"
    }
    if browser.isDisabled(owner) { return "what has it is disabled" }
    return browser.isVisible(owner) ? nil : "what has it is hidden"
  }
}
