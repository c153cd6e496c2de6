/// A piece of a page: the result of a view.
///
///     main {
///       h1("Coffee")
///       p("1 : \(ratio)")
///       button("More", .onClick { send(.more) })
///     }
///
/// A piece is cheap to build. The document compares it with what the page shows and sends only the
/// differences. Do not store a piece: it keeps alive all markup that its view made in the same run.
///
/// Texts and attribute values are escaped when they are written. Names of elements and attributes
/// are `StaticString`s, so data can never become a name.
///
/// - Isolation: not `Sendable`, since it carries event handlers. It stays with the host that shows
///   it.
public struct HTML {
  /// The memory that has this piece and all pieces within it.
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
  /// No markup. It still takes a position among its siblings.
  public static var empty: HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(.empty))
  }

  /// A text. It is escaped when it is written.
  public static func text(_ text: consuming String) -> HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(text: text))
  }

  /// Pieces in a row. Their number may change; for rows that come, go or move use
  /// `keyed(_:id:row:)`.
  public static func list(_ parts: [HTML]) -> HTML {
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(.loop(draft.span(of: parts))))
  }

  /// A hole in the page; another owner renders its content.
  ///
  /// A hole has a draft of its own: a face keeps the hole for all its runs. In the draft of a run,
  /// the hole would keep all other markup of that run alive.
  package static func hole(_ hole: Hole) -> HTML { HTML(Draft(of: hole), 0) }

  /// Rows with keys.
  static func keyed(_ keys: [HTML.RowKey], _ rows: [HTML]) -> HTML {
    Reachable.noteKeyedRows()
    let draft = Draft.ofThisRun
    return HTML(draft, draft.add(keys, draft.span(of: rows)))
  }

  /// This piece as the result of a branch (`if`, `switch`).
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
