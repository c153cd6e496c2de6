// Checks of names that a program passes to `HTML.element(_:)` and `Attribute.attribute(_:_:)`. They
// refuse the elements and attributes that are left out for safety. A refusal is a mistake in the
// program; data cannot cause it.

extension Name {
  /// Whether an element of this name has children and an end tag, and runs nothing by itself.
  var isElementName: Bool {
    guard let first = bytes.first, first.isSmallLetter else { return false }
    guard bytes.allSatisfy({ $0.isSmallLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
    else { return false }
    return !isOne(of: Self.ruledElements)
  }

  /// Whether an attribute of this name is safe with any text.
  var isAttributeName: Bool {
    if prefix == .none {
      guard let first = bytes.first, first.lowercasedASCII.isSmallLetter else { return false }
    }
    guard !bytes.isEmpty else { return false }
    guard
      bytes.allSatisfy({
        $0.lowercasedASCII.isSmallLetter || $0.isDigit || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      })
    else { return false }
    switch prefix {
    case .none:
      return !hasPrefix("on") && !hasPrefix("data-") && !hasPrefix("aria-")
        && !isOne(of: Self.ruledAttributes)
    case .data:
      return !isOne(of: Self.readByTheClient)
    case .aria:
      return true
    }
  }

  /// Whether the name begins with these lower-case letters, ignoring case.
  private func hasPrefix(_ letters: StaticString) -> Bool {
    let letters = letters.bytes
    return letters.count <= bytes.count
      && bytes.prefix(letters.count).elementsEqual(letters) { $0.lowercasedASCII == $1 }
  }

  private func isOne(of names: [StaticString]) -> Bool {
    names.contains { $0.bytes.count == bytes.count && hasPrefix($0) }
  }

  /// Elements that run or import something, whose content a parser treats specially, or without an
  /// end tag.
  private static var ruledElements: [StaticString] {
    [
      "script", "style", "template", "noscript", "iframe", "frame", "frameset", "noframes",
      "noembed", "object", "embed", "applet", "param", "plaintext", "xmp", "listing", "textarea",
      "title", "base", "basefont", "bgsound", "image", "isindex", "keygen", "area", "br", "col",
      "hr", "img", "input", "link", "meta", "source", "track", "wbr", "svg", "math", "slot",
      // A parser treats these as SVG elements within an `svg`.
      "animate", "animatemotion", "animatetransform", "set", "use", "foreignobject", "handler",
      "discard", "mpath", "feimage",
    ]
  }

  /// Attributes that take an address, a script or style rules, and attributes with a function of
  /// their own that checks more.
  private static var ruledAttributes: [StaticString] {
    [
      "srcdoc", "style", "href", "src", "srcset", "imagesrcset", "action", "formaction", "data",
      "poster", "cite", "background", "ping", "manifest", "codebase", "longdesc", "profile",
      "archive", "classid", "usemap", "lowsrc", "dynsrc", "http-equiv", "is", "class", "value",
      "checked", "selected", "open",
    ]
  }

  /// `data-` attributes that the client script reads.
  private static var readByTheClient: [StaticString] {
    ["on", "keys", "nodes", "debounce", "throttle", "asks", "ask", "events", "props"]
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
