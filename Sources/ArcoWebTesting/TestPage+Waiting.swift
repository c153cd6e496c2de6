extension TestPage {
  /// Waits until a condition holds, as effects change the page.
  ///
  ///     try page.click("Load")
  ///     await page.wait { $0.exists("Loaded") }
  ///
  /// Looks again after each patch; nothing sleeps. It also returns when the page is closed. A
  /// condition that never holds is waited for without end, so give the test a time limit.
  public func wait(
    isolation: isolated any Actor = #isolation, until isSo: (TestPage) -> Bool
  ) async {
    while !isClosed, !isSo(self) { await browser.nextChange() }
  }
}
