extension Generator where Value == String {
  /// Returns the generator of addresses: of pages, nearly of pages, and texts that are certainly no
  /// address.
  ///
  /// They include doubled slashes, dots, half a `%`, bytes that are not UTF-8, other hosts, other
  /// schemes, backslashes and control characters.
  /// - Parameter address: an address of which many generated addresses are variants.
  public static func address(near address: String = "/") -> Generator {
    .oneOf([
      Generator { choices in
        let count = Int(choices.choose(upTo: 6))
        return (0..<count).map { _ in choices.draw(.addressPiece) }.joined()
      },
      Generator { choices in
        // A piece replaces some of the bytes, or is inserted between them.
        let characters = Array(choices.draw(.respelling(of: address)))
        let start = Int(choices.choose(upTo: UInt64(characters.count)))
        let taken = min(Int(choices.choose(upTo: 3)), characters.count - start)
        return String(characters[..<start]) + choices.draw(.addressPiece)
          + String(characters[(start + taken)...])
      },
    ])
  }

  fileprivate static var addressPiece: Generator {
    .oneOf([
      .element(of: [
        "/", "a", "1", "?", "&", "=", "#", "+", "%", "~", ".", "..", "%2e", "%2E%2e", "%2F", "%5C",
        "\\",
        "//", "/\\", "\\\\", "%", "%4", "%zz", "%00", "%0d%0a", "%ff", "%C3", "%C3%A9", "%ED%A0%80",
        "%F4%90%80%80", "%C0%AF", "\t", "\n", "\r", "\0", " ", "\u{7F}", "é", "\u{202E}", ":", "@",
        "//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example/",
        "javascript:alert(1)", "data:text/html,x", "/\t/elsewhere.example", "-0", "007", "+7",
        "9223372036854775808", "&&", "==", "true", "null", ";", "|", "<script>", "\u{FEFF}",
      ]),
      String.generator,
    ])
  }

  /// Returns the generator of other spellings of an address in normal form.
  static func respelling(of address: String) -> Generator {
    Generator { choices in
      let parts = AddressParts(address)
      var text = choices.respelled(parts.path, isPath: true)
      if parts.path != "/" {
        text += String(repeating: "/", count: Int(choices.choose(upTo: 2)))
      }
      if let items = parts.items {
        text += "?" + choices.respelled(items)
      } else if choices.choose(upTo: 3) == 1 {
        text += "?"
      }
      if let fragment = parts.fragment { text += "#" + choices.respelled(fragment) }
      return text
    }
  }
}

/// An address, split into its parts.
private struct AddressParts {
  var path: String
  var items: [String]?
  var fragment: String?

  init(_ address: String) {
    let halves = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    fragment = halves.count > 1 ? String(halves[1]) : nil
    let parts = halves[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    items = parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : nil
  }
}

extension Choices {
  /// Returns the items in another order that means the same, with unknown items inserted.
  fileprivate mutating func respelled(_ items: [String]) -> String {
    var left = items
    var list: [String] = []
    while !left.isEmpty {
      // The first item with a name stays the first one.
      let names = left.map { $0.prefix { $0 != "=" } }
      let firsts = names.indices.filter { names[..<$0].contains(names[$0]) == false }
      let next = firsts[Int(choose(upTo: UInt64(firsts.count - 1)))]
      list.append(respelled(left.remove(at: next), isItem: true))
      switch choose(upTo: 7) {
      case 1: list.append("not-asked-for=1")
      case 2: list.append("not-asked-for")
      case 3: list.append("")
      default: break
      }
    }
    return list.joined(separator: "&")
  }

  /// Returns the same text with some characters encoded unnecessarily or differently.
  fileprivate mutating func respelled(
    _ text: String, isPath: Bool = false, isItem: Bool = false
  ) -> String {
    var respelled = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "%":
        let digits = String(rest.prefix(2))
        rest = rest.dropFirst(2)
        respelled += "%" + (choose(upTo: 1) == 1 ? digits.lowercased() : digits)
      case "/" where isPath:
        let more = respelled.isEmpty ? 0 : Int(choose(upTo: 8)) % 4
        respelled += String(repeating: "/", count: 1 + more % 3)
      case "+" where isItem && choose(upTo: 1) == 1:
        respelled += "%20"
      case "=", "+":
        respelled.append(character)
      default:
        let isEncoded = choose(upTo: 7) == 1
        respelled += isEncoded ? Self.encoded(character) : String(character)
      }
    }
    return respelled
  }

  private static func encoded(_ character: Character) -> String {
    character.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: byte % 2 == 0)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
