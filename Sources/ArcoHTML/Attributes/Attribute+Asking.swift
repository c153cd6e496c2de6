extension Attribute {
  /// Gives the element the focus each time that `turn` changes.
  ///
  ///     input(.value(page.query), .takesFocus(turn: page.searches))
  ///
  /// Keep the turn in the state: a handler that adds 1 to `searches` moves the focus once more. The
  /// turn that the element is mounted with does nothing; use `autofocus(_:)` for the first focus.
  /// An element that cannot take the focus by itself, such as a heading, becomes focusable until it
  /// loses the focus again. An element has at most one of `takesFocus`, `selectsText` and
  /// `scrollsIntoView`; the last one counts.
  public static func takesFocus(turn: Int) -> Attribute { asks("focus ", turn) }

  /// Gives a field the focus and selects its text each time that `turn` changes.
  public static func selectsText(turn: Int) -> Attribute { asks("select ", turn) }

  /// Scrolls the element into view each time that `turn` changes, no further than needed.
  public static func scrollsIntoView(turn: Int) -> Attribute { asks("show ", turn) }

  private static func asks(_ word: String, _ turn: Int) -> Attribute {
    Attribute("data-ask", word + "\(turn)")
  }
}
