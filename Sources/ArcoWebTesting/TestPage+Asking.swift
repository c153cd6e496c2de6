import ArcoHTML

extension TestPage {
  /// The element that last got the focus by `takesFocus(turn:)`, `selectsText(turn:)` or the test's
  /// `focus(_:near:)`. Nil if there was none, after `blur(_:near:)`, or if the element is gone.
  public var focused: TestElement? { asked(browser.focused) }

  /// The field whose text was last selected by `selectsText(turn:)`; nil if there was none, or it
  /// is gone.
  public var selected: TestElement? { asked(browser.selected) }

  /// The element that was last scrolled into view by `scrollsIntoView(turn:)`; nil if there was
  /// none, or it is gone.
  public var scrolledTo: TestElement? { asked(browser.scrolledTo) }

  private func asked(_ number: Int?) -> TestElement? {
    number.flatMap { browser[$0] }.map { element($0) }
  }
}

extension Browser {
  /// Carries out a request of `data-ask`: focus, select or show.
  func ask(_ number: Int, _ words: String) {
    let word = words.utf8.prefix { $0 != UInt8(ascii: " ") }
    if word.elementsEqual("show".utf8) {
      scrolledTo = number
    } else {
      focused = number
      if word.elementsEqual("select".utf8) { selected = number }
    }
  }
}
