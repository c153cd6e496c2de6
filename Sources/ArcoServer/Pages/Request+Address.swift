#if Server
  import Hummingbird

  extension Request {
    /// The path and the query, with exactly one leading slash. Pages, forms and redirects use this
    /// form.
    ///
    /// A request may have several leading slashes, and the router ignores them. But a browser takes
    /// an address with two of them for another site, and reads a backslash as a slash.
    var address: String {
      let path = uri.path.drop { $0 == "/" || $0 == "\\" }
      return "/" + path + (uri.query.map { "?\($0)" } ?? "")
    }
  }
#endif
