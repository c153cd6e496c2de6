#if Server
  import ArcoHTML
  /// The forms of a first paint that only the script could send, as forms that a browser sends by itself.
  ///
  /// A view's `form(.onSubmit(…))` has no action. Without the script it would be lost; so the markup that
  /// is served says that it is sent by `post` to the page's own address, with a query item that names it.
  /// Attributes have no numbers, so the script adopts what it would have without them.
  struct PlainForms {
    /// What the address of a form's item is called.
    static let itemName = "arco"

    /// All forms, in the order of the markup.
    let forms: [PlainForm]
    /// The page's own address.
    let address: String
    /// What the item has before the number.
    let token: String

    /// Writes the markup with what makes its forms plain ones.
    ///
    /// - Complexity: O(n).
    func apply(to markup: [UInt8]) -> [UInt8] {
      guard !forms.isEmpty else { return markup }
      var written: [UInt8] = []
      var rest = markup[...]
      var form = forms.makeIterator()
      while let start = Self.nextForm(in: rest) {
        let tag = Tag(rest[start...])
        written += rest[..<start] + tag.bytes.dropLast()
        if let form = form.next(), tag.isForScript {
          written += " method=\"post\" action=\"\(action(form))\"".utf8
        }
        written.append(UInt8(ascii: ">"))
        rest = rest[tag.bytes.endIndex...]
      }
      return written + rest
    }

    private func action(_ form: PlainForm) -> String {
      let path = address.prefix { $0 != "#" }
      let mark = path.contains("?") ? "&" : "?"
      return "\(path)\(mark)\(Self.itemName)=\(token)-\(form.number).\(form.mark)".escapedForHTML
    }

    /// A tag begins only where one was written: texts and values have their `<` escaped.
    private static func nextForm(in markup: ArraySlice<UInt8>) -> Int? {
      var rest = markup
      while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
        let after = rest[start...].dropFirst().prefix(5)
        let isWhole = after.last == UInt8(ascii: " ") || after.last == UInt8(ascii: ">")
        if isWhole, after.starts(with: "form".utf8) {
          return start
        }
        rest = rest[(start + 1)...]
      }
      return nil
    }

    /// The opening tag of a form.
    private struct Tag {
      let bytes: ArraySlice<UInt8>
      /// Whether a script listens for it, and no browser would know where to send it.
      let isForScript: Bool

      init(_ markup: ArraySlice<UInt8>) {
        var isQuoted = false
        let end = markup.firstIndex { byte in
          if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
          return byte == UInt8(ascii: ">") && !isQuoted
        }
        bytes = markup[...(end ?? markup.endIndex - 1)]
        let text = String(decoding: bytes, as: UTF8.self)
        let listens = text.split(separator: " ").contains { word in
          word.hasPrefix("data-on=\"") && word.dropFirst(9).contains("s")
        }
        isForScript = listens && !text.contains(" action=") && !text.contains(" method=")
      }
    }
  }

  /// Which form of which paint was sent, as its address says.
  struct PlainFormItem {
    let token: String
    let number: Int
    /// The form's mark; empty for a form that an older server painted.
    let mark: String

    /// Reads the item out of a query, and what is left of that.
    static func read(_ query: String?) -> (item: PlainFormItem?, rest: String?) {
      var found: PlainFormItem?
      let others = (query ?? "").split(separator: "&").filter { item in
        let start = "\(PlainForms.itemName)="
        guard item.hasPrefix(start) else { return true }
        found = found ?? PlainFormItem(item.dropFirst(start.utf8.count))
        return false
      }
      return (found, others.isEmpty ? nil : others.joined(separator: "&"))
    }

    private init?(_ text: Substring) {
      guard let dash = text.lastIndex(of: "-") else { return nil }
      let form = text[dash...].dropFirst()
      let digits = form.prefix { $0 != "." }
      guard let number = Int(digits) else { return nil }
      token = String(text[..<dash])
      self.number = number
      mark = String(form.dropFirst(digits.count + 1))
    }
  }
#endif
