extension Feed {
  /// The limit of a feed's text in bytes.
  public static let textLimit = 1_000_000
  /// The limit of entries. Later entries are dropped; feeds begin with the newest.
  public static let entryLimit = 200
  /// The limit of a title in characters.
  public static let titleLimit = 200
  /// The limit of a summary in characters.
  public static let summaryLimit = 1_000

  /// Parses RSS 2.0 or Atom.
  ///
  /// An entry may lack parts. An entry without any part is dropped.
  public init(reading text: String, from address: FeedAddress) throws(FormatProblem) {
    guard text.utf8.count <= Self.textLimit else { throw .tooLong(most: Self.textLimit) }
    let root = try Element(reading: text)
    let form: any FeedForm.Type
    if root.name == "rss", root.namespace == RSS.namespace {
      form = RSS.self
    } else if root.name == "feed", root.namespace == Atom.namespace {
      form = Atom.self
    } else {
      throw .notAFeed(root: root.name)
    }
    guard let title = form.title(of: root), !title.isEmpty else { throw .untitled }
    let entries = form.entries(of: root).prefix(Self.entryLimit).compactMap { item -> Entry? in
      let link = form.link(of: item)
      let summary = form.summary(of: item) ?? ""
      let name = form.title(of: item) ?? link ?? summary.prefix(60).trimmed
      guard !name.isEmpty else { return nil }
      return Entry(
        id: "\(address.text) \(form.id(of: item) ?? link ?? name)",
        title: String(name.prefix(Self.titleLimit)),
        summary: String(summary.prefix(Self.summaryLimit)),
        link: link,
        published: form.published(item),
        feed: String(title.prefix(Self.titleLimit)))
    }
    self.init(
      address: address, title: String(title.prefix(Self.titleLimit)), entries: entries)
  }
}
