#if Server
  /// The statement of one proxy about its own caller.
  struct ForwardedHop: Equatable, Sendable {
    /// The text for the caller; nil if the proxy does not name it.
    var node: String?
    /// Whether the call came encrypted; nil if the proxy does not say.
    var isSecure: Bool?
  }

  extension ForwardedHop {
    /// Returns the values of a request's header field.
    typealias Fields = (String) -> [String]

    /// The hops of `X-Forwarded-For`, the nearest last. Several fields count as one list.
    ///
    /// `X-Forwarded-Proto` may be set by the outermost proxy, by the innermost, or by all. If there
    /// are as many values as hops, each value belongs to its hop. Otherwise the last value holds
    /// for all hops.
    static func xForwarded(_ fields: Fields) -> [ForwardedHop] {
      let nodes = list(fields("x-forwarded-for"))
      let schemes = list(fields("x-forwarded-proto")).map { isSecure($0) }
      if nodes.isEmpty, let scheme = schemes.last { return [ForwardedHop(isSecure: scheme)] }
      return nodes.enumerated().map { index, node in
        ForwardedHop(
          node: node,
          isSecure: schemes.count == nodes.count ? schemes[index] : schemes.last ?? nil)
      }
    }

    /// The hops of `Forwarded`, the nearest last.
    ///
    /// A quote that a client left open would contain the hop that a proxy added behind it. Such a field counts
    /// as a hop that names nobody.
    static func forwarded(_ fields: Fields) -> [ForwardedHop] {
      fields("forwarded").flatMap { split($0.inASCII, at: ",") ?? [""] }.map { element in
        var hop = ForwardedHop()
        for pair in split(element, at: ";") ?? [] {
          guard let parts = split(pair, at: "="), parts.count == 2 else { continue }
          switch parts[0].lowercased() {
          case "for": hop.node = unquoted(parts[1])
          case "proto": hop.isSecure = isSecure(unquoted(parts[1]))
          default: break
          }
        }
        return hop
      }
    }

    /// The caller; nil if the text is no address, such as `unknown`. Read when it is asked for, as a
    /// client can report thousands of hops.
    var address: IPAddress? { node.flatMap { Self.address($0) } }

    /// Reads an address that may have a port: `1.2.3.4:80`, `[::1]:80`, and also `::1`.
    static func address(_ node: String) -> IPAddress? {
      if node.hasPrefix("[") {
        guard let end = node.firstIndex(of: "]") else { return nil }
        let rest = node[node.index(after: end)...]
        guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
        return IPAddress(node[node.index(after: node.startIndex)..<end])
      }
      let parts = node.split(separator: ":", omittingEmptySubsequences: false)
      return IPAddress(parts.count == 2 ? parts[0] : node[...])
    }

    private static func isSecure(_ scheme: String) -> Bool? {
      switch scheme.lowercased() {
      case "https", "wss": true
      case "http", "ws": false
      default: nil
      }
    }

    private static func list(_ fields: [String]) -> [String] {
      fields.flatMap { $0.inASCII.split(separator: ",", omittingEmptySubsequences: false) }
        .map { trimmed($0) }
    }

    /// Splits a text at separators outside of quotes; nil if a quote is open at the end.
    private static func split(_ text: String, at separator: Character) -> [String]? {
      var parts = [""]
      var isQuoted = false
      var isEscaped = false
      for character in text {
        if character == separator, !isQuoted {
          parts.append("")
          continue
        }
        if character == "\"", !isEscaped { isQuoted.toggle() }
        isEscaped = isQuoted && character == "\\" && !isEscaped
        parts[parts.count - 1].append(character)
      }
      return isQuoted ? nil : parts.map { trimmed($0) }
    }

    private static func unquoted(_ text: String) -> String {
      guard text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 else { return text }
      return String(text.dropFirst().dropLast().filter { $0 != "\\" })
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
      let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
      let start = text.drop(while: isSpace)
      return String(String(start.reversed().drop(while: isSpace)).reversed())
    }
  }
#endif
