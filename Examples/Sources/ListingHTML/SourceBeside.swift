import ArcoHTML

/// A piece of a page with its source beside it, or below it on a narrow screen.
public func sourceBeside(_ piece: HTML, _ source: HTML) -> HTML {
  div(.class("window")) {
    piece
    source
  }
}

/// Listings, one after the other.
public func source(_ listings: [Listing]) -> HTML {
  aside(.class("source"), .ariaLabel("Source")) {
    for listing in listings { figure(of: listing) }
  }
}

private func figure(of listing: Listing) -> HTML {
  figure(.class("listing")) {
    figcaption(listing.file)
    lines(of: listing)
  }
}

/// The coloured lines. They can be scrolled, so they can also have the focus.
private func lines(of listing: Listing) -> HTML {
  pre(.tabindex(0), .role("region"), .ariaLabel(listing.file)) {
    code { Lexeme.all(in: listing.text).map(\.html) }
  }
}

extension Lexeme {
  fileprivate var html: HTML {
    switch kind {
    case .plain: .text(String(text))
    case .keyword: span(String(text), .class("keyword"))
    case .comment: span(String(text), .class("comment"))
    case .string: span(String(text), .class("string"))
    }
  }
}
