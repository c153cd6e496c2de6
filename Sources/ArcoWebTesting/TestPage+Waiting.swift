extension TestPage {
  /// Waits until effects have changed the page so that a condition holds.
  ///
  ///     try page.click("Load")
  ///     await page.wait { $0.exists("Loaded") }
  ///
  /// The condition is checked after each patch, without polling. The call also returns when the
  /// page is closed. There is no time-out: give the test a time limit.
  public func wait(
    isolation: isolated any Actor = #isolation, until isSo: (TestPage) -> Bool
  ) async {
    while !isClosed, !isSo(self) { await browser.nextChange() }
  }
}
