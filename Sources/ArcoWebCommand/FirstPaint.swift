import Foundation

/// The first paint of a page, as the program prints it when it runs on this computer.
struct FirstPaint {
  let id: String
  let fingerprint: String
  let nodes: String
  let language: String
  let title: String
  /// The other elements for the document's head, as HTML.
  let head: String
  let markup: String

  /// Runs the program on this computer, and reads the first paints of its pages.
  static func all(of product: String) throws -> [FirstPaint] {
    let path = try program(product)
    // With this environment variable, the program prints its first paint and exits.
    let said = String(decoding: try Command("ARCO_PAINT=1", path).output(), as: UTF8.self)
    let texts = said.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    let paints = stride(from: 0, to: texts.count - 6, by: 7).map { FirstPaint(texts[$0..<$0 + 7]) }
    if paints.isEmpty { throw Failure("\(product) shows no page when it runs on this computer") }
    return paints
  }

  /// The path of the program, built for this computer. Only SwiftPM's plug-in can build it: this
  /// prints a line as the request, and reads the path as the answer.
  private static func program(_ product: String) throws -> String {
    print("arco-web needs the program \(product)")
    fflush(nil)
    guard let path = readLine(), !path.isEmpty else {
      throw Failure("there is no first paint: the program was not built for this computer")
    }
    return path
  }

  private init(_ texts: ArraySlice<String>) {
    let texts = Array(texts)
    (id, fingerprint, nodes) = (texts[0], texts[1], texts[2])
    (language, title, head, markup) = (texts[3], texts[4], texts[5], texts[6])
  }
}

extension FirstPaint {
  /// Puts the paint into its element of the page, in place of the element's content.
  func put(into page: String) throws -> String {
    guard let begin = Self.tag(withID: id, in: page),
      let name = page[begin].dropFirst().split(whereSeparator: { " \n\t>".contains($0) }).first,
      let end = page.range(of: "</\(name)>", range: begin.upperBound..<page.endIndex)
    else { throw Failure("index.html has no element with the id \(id), or no end tag for it") }
    let inner = page[begin].dropLast() + " data-nodes=\"\(nodes)\" data-paint=\"\(fingerprint)\">"
    return page[..<begin.lowerBound] + inner + markup + page[end.lowerBound...]
  }

  /// Sets the title, language and metadata in the head of the page.
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
