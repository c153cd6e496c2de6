#if Server
  import ArcoRoutes
  import Hummingbird

  /// Where somebody gets who has logged in: an address of this site, whoever wrote it.
  enum ReturnPath {
    /// A text of the request as an address of this site; nil where it leads anywhere else, or cannot
    /// stand in a field of a head.
    static func read(_ text: String?) -> String? {
      guard let text, text.utf8.count <= 2048,
        text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
        let address = Address(text)
      else { return nil }
      return address.text
    }

    /// The log in that leads back to what was asked for.
    static func logIn(at path: String, toReturnTo request: Request) -> String {
      let asked = request.uri.path + (request.uri.query.map { "?\($0)" } ?? "")
      guard let next = read(asked) else { return path }
      return "\(path)?next=\(encoded(next))"
    }

    private static func encoded(_ text: String) -> String {
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
          bytes.append(byte)
        default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
