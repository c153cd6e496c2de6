#if !hasFeature(Embedded)
  extension TestPage {
    /// Waits until something is so, as effects bring it about.
    ///
    ///     try page.click("Load")
    ///     await page.wait { $0.exists("Loaded") }
    ///
    /// Looks again after each patch; nothing sleeps. Returns also when the page is closed. What
    /// never becomes so is waited for without end: give the test a time limit.
    public func wait(
      isolation: isolated any Actor = #isolation, until isSo: (TestPage) -> Bool
    ) async {
      while !isClosed, !isSo(self) { await browser.nextChange() }
    }
  }
#endif
