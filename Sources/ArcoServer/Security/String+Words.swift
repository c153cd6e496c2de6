#if Server
  // A comparison of texts takes quadratic time for a letter with thousands of accents, and a request
  // or a message has room for such a letter. So texts of a client are not compared with words
  // before these checks.

  extension StringProtocol {
    /// Whether all bytes are ASCII.
    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

    /// Whether this is an ASCII word, in any case.
    func isWord(_ word: String) -> Bool {
      utf8.count == word.utf8.count && lowercased() == word
    }

    /// The text with a question mark for each byte that is not ASCII.
    var inASCII: String {
      isASCII ? String(self) : String(decoding: utf8.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    }

    /// The beginning of a text for the log. Terminals and viewers obey some characters beyond ASCII.
    var beginning: String { String(String.UnicodeScalarView(unicodeScalars.prefix(200))).inASCII }
  }
#endif
