#if Server
  import ArcoHTML
  import NIOCore
  package import Hummingbird

  /// The fields of a form as browsers send it: `application/x-www-form-urlencoded`.
  ///
  /// - Source: URL Living Standard, 5.
  package struct FormBody: Sendable, Equatable {
    package struct Field: Sendable, Equatable {
      package let name: String
      package let value: String

      package init(name: String, value: String) {
        self.name = name
        self.value = value
      }
    }

    /// The fields, in the order of the form.
    package let fields: [Field]

    /// The value of the first field with a name. Names are compared by bytes.
    package subscript(name: String) -> String? {
      fields.first { $0.name.hasSameBytes(as: name) }?.value
    }

    /// Reads the fields. Invalid percent escapes stay as they are, and invalid UTF-8 is replaced,
    /// so nothing is refused here.
    ///
    /// - Complexity: O(n).
    package init(_ bytes: some Sequence<UInt8>) {
      fields = Array(bytes).split(separator: UInt8(ascii: "&")).map { item in
        let name = item.prefix { $0 != UInt8(ascii: "=") }
        return Field(name: Self.text(name), value: Self.text(item.dropFirst(name.count + 1)))
      }
    }

    /// Reads the body of a request. Throws 413 if it is too long, and 415 if it is not such a form.
    package init(of request: Request, upTo limit: Int = 1 << 16) async throws {
      let type = request.headers[.contentType]?.inASCII.prefix { $0 != ";" }.lowercased() ?? ""
      guard type == "application/x-www-form-urlencoded" else {
        throw HTTPError(.unsupportedMediaType)
      }
      let body: ByteBuffer
      do {
        body = try await request.body.collect(upTo: limit)
      } catch is NIOTooManyBytesError {
        throw HTTPError(.contentTooLarge)
      }
      self.init(body.readableBytesView)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
      var text: [UInt8] = []
      var rest = bytes
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "+"): text.append(UInt8(ascii: " "))
        case UInt8(ascii: "%"):
          guard let value = Hexadecimal.byte(rest.prefix(2)) else { fallthrough }
          rest = rest.dropFirst(2)
          text.append(value)
        default: text.append(byte)
        }
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  extension Hexadecimal {
    /// A byte of two digits, in either case.
    fileprivate static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
      // `UInt8(_:radix:)` accepts a sign, too.
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else { return nil }
      return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }
  }
#endif
