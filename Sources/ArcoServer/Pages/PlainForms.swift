#if Server
  import ArcoHTML

  /// Turns forms that only the script could send into forms that a browser sends by itself.
  ///
  /// A view's `form(.onSubmit(…))` has no action, so without the script it could not be sent. The
  /// served markup gets a `post` method and an action: the page's own address, with a query item
  /// that names the form. Attributes have no node numbers, so the script adopts this markup like
  /// any other.
  package struct PlainForms {
    /// The name of the query item in a form's action.
    static let itemName = "arco"

    /// All forms, in the order of the markup.
    let forms: [PlainForm]
    /// The page's own address.
    let address: String
    /// The first part of the query item's value, before the form's number.
    let token: String

    package init(forms: [PlainForm], address: String, token: String) {
      self.forms = forms
      self.address = address
      self.token = token
    }

    /// Returns the markup, with `method` and `action` on the forms that need them.
    ///
    /// - Complexity: O(n).
    package func apply(to markup: [UInt8]) -> [UInt8] {
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

    /// Finds the next form. Texts and values have their `<` escaped, so each `<` begins a tag.
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
      /// True if the script listens to the form and it has neither action nor method.
      let isForScript: Bool

      init(_ markup: ArraySlice<UInt8>) {
        var isQuoted = false
        let end = markup.firstIndex { byte in
          if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
          return byte == UInt8(ascii: ">") && !isQuoted
        }
        bytes = markup[...(end ?? markup.endIndex - 1)]
        // Bytes, as a value may be any text: letters with thousands of accents, or `x action=y`.
        isQuoted = false
        let attributes = bytes.split { byte in
          if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
          return byte == UInt8(ascii: " ") && !isQuoted
        }
        func has(_ name: String, _ isMeant: (ArraySlice<UInt8>) -> Bool = { _ in true }) -> Bool {
          attributes.contains {
            $0.starts(with: "\(name)=".utf8) && isMeant($0.dropFirst(name.utf8.count + 1))
          }
        }
        isForScript =
          has("data-on") { $0.prefix { $0 != UInt8(ascii: " ") }.contains(UInt8(ascii: "s")) }
          && !has("action") && !has("method")
      }
    }
  }

  /// The form that was sent, as its address names it.
  struct PlainFormID {
    let token: String
    let number: Int
    /// The form's mark; empty for a form that an older server painted.
    let mark: String

    /// Splits a query into the form and the rest.
    static func read(_ query: String?) -> (item: PlainFormID?, rest: String?) {
      var found: PlainFormID?
      let others = (query ?? "").split(separator: "&").filter { item in
        let start = "\(PlainForms.itemName)="
        guard item.hasPrefix(start) else { return true }
        found = found ?? PlainFormID(item.dropFirst(start.utf8.count))
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
