extension HTML {
  /// A result builder that turns statements into pieces of a page, one after the other.
  ///
  /// Strings become texts. An `if`, `switch` or `for` takes one position, however many pieces it
  /// makes. So a change within the statement does not replace the elements that follow it.
  @resultBuilder
  public enum Builder {
    /// A piece of the page.
    @inlinable public static func buildExpression(_ piece: HTML) -> HTML { piece }

    /// A text.
    @inlinable public static func buildExpression(_ text: String) -> HTML { .text(text) }

    /// Pieces made elsewhere, such as by a helper function.
    public static func buildExpression(_ pieces: [HTML]) -> HTML { .list(pieces) }

    /// Unavailable. The overload exists only for its error message.
    @available(*, unavailable, message: "a number is shown as text: write \"\\(number)\"")
    public static func buildExpression(_ number: some Numeric) -> HTML { .empty }

    /// No statement.
    @inlinable public static func buildBlock() -> HTML { .empty }

    /// One statement.
    @inlinable public static func buildBlock(_ piece: HTML) -> HTML { piece }

    /// Two statements.
    @inline(never)
    public static func buildBlock(_ one: consuming HTML, _ two: HTML) -> HTML {
      one.listed { list in
        list.add(two)
      }
    }

    /// Three statements.
    @inline(never)
    public static func buildBlock(
      _ one: consuming HTML, _ two: HTML, _ three: HTML
    ) -> HTML {
      one.listed { list in
        list.add(two)
        list.add(three)
      }
    }

    /// Four statements.
    @inline(never)
    public static func buildBlock(
      _ one: consuming HTML, _ two: HTML, _ three: HTML, _ four: HTML
    ) -> HTML {
      one.listed { list in
        list.add(two)
        list.add(three)
        list.add(four)
      }
    }

    // Inlined, so that the list of statements is on the stack. Up to four need none.
    /// Several statements.
    #if hasFeature(Embedded)
      @inline(never)
    #else
      @inlinable
    #endif
    public static func buildBlock(_ pieces: HTML...) -> HTML {
      let draft = Draft.ofThisRun
      return HTML(draft, draft.list(pieces))
    }

    /// An `if` without `else`.
    public static func buildOptional(_ piece: HTML?) -> HTML { (piece ?? .empty).asBranch() }

    /// The first branch.
    public static func buildEither(first piece: HTML) -> HTML { piece.asBranch() }

    /// The other branch.
    public static func buildEither(second piece: HTML) -> HTML { piece.asBranch() }

    /// A loop. For rows that come, go or move use `keyed(_:id:row:)`.
    public static func buildArray(_ pieces: [HTML]) -> HTML { .list(pieces) }

    /// The result of an `if #available`.
    public static func buildLimitedAvailability(_ piece: HTML) -> HTML { piece }
  }
}
