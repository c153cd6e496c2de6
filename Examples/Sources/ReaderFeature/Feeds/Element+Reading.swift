import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension Element {
  /// Parses a document.
  init(reading text: String) throws(FormatProblem) {
    guard !text.declaresEntities else { throw .declaresEntities }
    let parser = XMLParser(data: Data(text.utf8))
    let builder = Builder()
    parser.shouldProcessNamespaces = true
    parser.delegate = builder
    // The parser may return true although it reported an error.
    let isParsed = parser.parse()
    guard isParsed, let root = builder.root, builder.errorLine == nil else {
      throw .notXML(line: builder.errorLine ?? max(parser.lineNumber, 1))
    }
    self = root
  }

  /// Builds the elements as they end, the innermost first.
  private final class Builder: NSObject, XMLParserDelegate {
    var root: Element?
    var errorLine: Int?
    private var open: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(Element(name: name, namespace: namespaceURI ?? "", attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard let ended = open.popLast() else { return }
      if let parent = open.indices.last {
        open[parent].text += ended.text
        open[parent].children.append(ended)
      } else {
        root = ended
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { say(text) }

    func parser(_ parser: XMLParser, foundCDATA text: Data) {
      say(String(decoding: text, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
      errorLine = errorLine ?? parser.lineNumber
    }

    private func say(_ text: String) {
      guard let last = open.indices.last else { return }
      open[last].text += text
    }
  }
}

extension String {
  /// Whether the document declares entities before its root element.
  fileprivate var declaresEntities: Bool {
    guard let declaration = range(of: "<!ENTITY") else { return false }
    let root = range(of: "<[A-Za-z]", options: .regularExpression)
    return root.map { declaration.lowerBound < $0.lowerBound } ?? true
  }
}
