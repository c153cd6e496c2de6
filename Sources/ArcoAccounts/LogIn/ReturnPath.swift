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
      let query = Route.path().query("next", .text)
      guard let next = read(asked), let way = query.address(of: next) else { return path }
      return path + way.text.dropFirst()
    }
  }
#endif
