import Foundation

/// What a page shows first, as the program itself says when it runs on this computer.
struct FirstPaint {
  let id: String
  let fingerprint: String
  let nodes: String
  let language: String
  let title: String
  /// What belongs into the document's head beside its title, as HTML.
  let head: String
  let markup: String

  /// Takes the paints of a program's pages, which it says when it runs on this computer.
  static func all(of product: String) throws -> [FirstPaint] {
    let path = try program(product)
    // `env` sets it: a program asked in this way writes its paint, and shows nothing.
    let said = String(decoding: try Command("ARCO_PAINT=1", path).output(), as: UTF8.self)
    let texts = said.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    let paints = stride(from: 0, to: texts.count - 6, by: 7).map { FirstPaint(texts[$0..<$0 + 7]) }
    if paints.isEmpty { throw Failure("\(product) shows no page when it runs on this computer") }
    return paints
  }

  /// The path of a program that was built for this computer. Only SwiftPM's plug-in can have it built:
  /// it is asked by a line, and answers by one.
  private static func program(_ product: String) throws -> String {
    print("arco-web needs the program \(product)")
    fflush(nil)
    guard let path = readLine(), !path.isEmpty else { throw Failure("there is no first paint") }
    return path
  }

  private init(_ texts: ArraySlice<String>) {
    let texts = Array(texts)
    (id, fingerprint, nodes) = (texts[0], texts[1], texts[2])
    (language, title, head, markup) = (texts[3], texts[4], texts[5], texts[6])
  }
}

extension FirstPaint {
  /// Puts the paint into its element of a page, in place of what is there.
  func put(into page: String) throws -> String {
    guard let begin = Self.tag(withID: id, in: page),
      let name = page[begin].dropFirst().split(whereSeparator: { " \n\t>".contains($0) }).first,
      let end = page.range(of: "</\(name)>", range: begin.upperBound..<page.endIndex)
    else { throw Failure("the page has no element with the id \(id), and its end") }
    let inner = page[begin].dropLast() + " data-nodes=\"\(nodes)\" data-paint=\"\(fingerprint)\">"
    return page[..<begin.lowerBound] + inner + markup + page[end.lowerBound...]
  }

  /// Says in the head of a page what the paint says of its document.
  func describe(_ page: String) -> String {
    var page = page
    if !title.isEmpty {
      page.replace(between: "<title>", and: "</title>", with: title.escaped)
    }
    if !language.isEmpty {
      page.replace(between: "<html lang=\"", and: "\"", with: language.escaped)
    }
    if let end = page.range(of: "</head>") {
      page.insert(contentsOf: head, at: end.lowerBound)
    }
    return page
  }

  private static func tag(withID id: String, in page: String) -> Range<String.Index>? {
    guard let mark = page.range(of: " id=\"\(id)\""),
      let start = page[..<mark.lowerBound].lastIndex(of: "<"),
      let end = page[mark.upperBound...].firstIndex(of: ">")
    else { return nil }
    return start..<page.index(after: end)
  }
}

extension String {
  fileprivate mutating func replace(between start: String, and end: String, with text: String) {
    guard let first = range(of: start),
      let last = range(of: end, range: first.upperBound..<endIndex)
    else { return }
    replaceSubrange(first.upperBound..<last.lowerBound, with: text)
  }

  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
