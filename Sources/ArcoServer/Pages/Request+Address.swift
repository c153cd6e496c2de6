#if Server
  import Hummingbird

  extension Request {
    /// The path and the query, with one slash at the head: what a page, a form or a redirect can say.
    ///
    /// A request may have several there, which the router ignores. To a browser, an address that begins with two
    /// slashes leads to another site; a backslash is a slash to it.
    var address: String {
      let path = uri.path.drop { $0 == "/" || $0 == "\\" }
      return "/" + path + (uri.query.map { "?\($0)" } ?? "")
    }
  }
#endif
