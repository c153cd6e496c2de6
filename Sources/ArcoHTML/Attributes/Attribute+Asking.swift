extension Attribute {
  /// Gives the element the focus whenever the turn is another one than before.
  ///
  ///     input(.value(page.query), .takesFocus(turn: page.searches))
  ///
  /// The state counts: a handler that adds one to `searches` asks for the focus once more. The turn that
  /// an element begins with asks for nothing; that is what `autofocus` is for. An element that takes no
  /// focus by itself, such as a heading, can take it for as long as it has it. An element has one of
  /// these three.
  public static func takesFocus(turn: Int) -> Attribute { asks("focus ", turn) }

  /// Gives a field the focus and selects its text whenever the turn is another one than before.
  public static func selectsText(turn: Int) -> Attribute { asks("select ", turn) }

  /// Scrolls the element into view whenever the turn is another one than before, no further than needed.
  public static func scrollsIntoView(turn: Int) -> Attribute { asks("show ", turn) }

  private static func asks(_ word: String, _ turn: Int) -> Attribute {
    Attribute("data-ask", word + "\(turn)")
  }
}
