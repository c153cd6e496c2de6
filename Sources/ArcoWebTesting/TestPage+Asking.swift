import ArcoHTML

extension TestPage {
  /// The element that the page asked the browser to give the focus to, by `takesFocus(turn:)` or
  /// `selectsText(turn:)`, since somebody last moved it; nil where it asked for none, or that one went.
  public var focused: TestElement? { asked(browser.focused) }

  /// The field whose text the page asked the browser to select last.
  public var selected: TestElement? { asked(browser.selected) }

  /// The element that the page asked the browser to scroll into view last.
  public var scrolledTo: TestElement? { asked(browser.scrolledTo) }

  private func asked(_ number: Int?) -> TestElement? {
    number.flatMap { browser[$0] }.map { element($0) }
  }
}

extension Browser {
  /// Does what a page asks of an element.
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
