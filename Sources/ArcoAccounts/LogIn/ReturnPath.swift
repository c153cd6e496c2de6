#if Server
  import ArcoRoutes
  import Hummingbird

  /// The address to show after a log in. It always belongs to this site, whoever wrote it.
  enum ReturnPath {
    /// Reads an address of this site from a request; nil if it leads elsewhere, or cannot be a
    /// header's value.
    static func read(_ text: String?) -> String? {
      guard let text, text.utf8.count <= 2048,
        text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
        let address = Address(text)
      else { return nil }
      return address.text
    }

    /// The address of the log in form that leads back to the requested page.
    static func logIn(at path: String, toReturnTo request: Request) -> String {
      let asked = request.uri.path + (request.uri.query.map { "?\($0)" } ?? "")
      let query = Route.path().query("next", .text)
      guard let next = read(asked), let way = query.address(of: next) else { return path }
      return path + way.text.dropFirst()
    }
  }
#endif
