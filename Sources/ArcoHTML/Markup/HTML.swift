/// A piece of a page: what a view returns.
///
/// A plain value, cheap to build: the document that shows it reads it along what is mounted and
/// keeps the difference only. Do not keep one: it holds the memory of all that its run made.
///
///     main {
///       h1("Coffee")
///       p("1 : \(ratio)")
///       button("More", .onClick { send(.more) })
///     }
///
/// Texts and attribute values are escaped as they are written; names are `StaticString`s, so that
/// data can never become one.
///
/// - Isolation: not `Sendable`, since it carries event handlers. It stays with the host that shows
///   it.
public struct HTML {
  /// Where the piece is written down, with all below it.
  @usableFromInline let draft: Draft
  @usableFromInline var index: Int32

  @inlinable init(_ draft: Draft, _ index: Int32) {
    self.draft = draft
    self.index = index
  }
}

@available(*, unavailable)
extension HTML: Sendable {}

extension HTML {
  /// Nothing at all, which still keeps its position.
  public static var empty: HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(.empty))
  }

  /// A text, escaped where it is written.
  public static func text(_ text: consuming String) -> HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(text: text))
  }

  /// Pieces in a row, as many as there are.
  public static func list(_ parts: [HTML]) -> HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(.loop(draft.span(of: parts))))
  }

  /// A place whose content somebody else renders.
  ///
  /// In a draft of its own: a face makes it once and keeps it for all its runs, and would keep with it
  /// all that was made in the run that it was made in.
  package static func hole(_ hole: Hole) -> HTML { HTML(Draft(of: hole), 0) }

  /// Rows with identities.
  static func keyed(_ keys: [HTML.RowKey], _ rows: [HTML]) -> HTML {
    Reachable.noteKeyedRows()
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(keys, draft.span(of: rows)))
  }

  /// What a branch shows.
  func asBranch() -> HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(.branch(draft.index(of: self))))
  }
}

extension HTML: ExpressibleByStringInterpolation {
  /// The literal's text.
  public init(stringLiteral text: String) {
    self = .text(text)
  }
}
