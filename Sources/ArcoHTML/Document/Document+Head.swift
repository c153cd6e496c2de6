extension Document {
  /// The text of the first `title` of the page.
  package var firstTitle: String? {
    var title: String?
    visitHead { element in
      // A drawing's title is none of the document's.
      guard title == nil, element.name.form == .text, element.name.name == Name("title") else {
        return
      }
      title = element.leafText
    }
    return title
  }

  /// The language of the first element of the page.
  package var firstLanguage: String? {
    var language: String?
    page.visitNodes { node in
      guard case .element(let element) = node else { return true }
      language = element.value(of: Name("lang"))
      return false
    }
    return language
  }

  /// Returns the parts of the page that belong into the document's head, as HTML.
  package func headMarkup() -> [UInt8] {
    var writer = MarkupWriter()
    visitHead { element in
      guard element.name.name == Name("meta") || element.isAboutAddress else { return }
      writer.write(element.name, element.initialAttributes)
    }
    return writer.bytes
  }

  private func visitHead(_ visit: (PageElement) -> Void) {
    page.visitAll { node in
      if case .element(let element) = node { visit(element) }
      return true
    }
  }
}

extension PageElement {
  /// True for a link about the page's address: `canonical`, `alternate`, `prev` or `next`.
  fileprivate var isAboutAddress: Bool {
    name.name == Name("link")
      && ["canonical", "alternate", "prev", "next"].contains { has(Name("rel"), $0) }
  }
}
