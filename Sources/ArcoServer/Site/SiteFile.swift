#if Server
  import ArcoCore
  import Crypto
  import NIOCore

  extension Site {
    /// A script, a style sheet or another file of an application, which the site serves.
    ///
    ///     let clock = Site.File("clock.js", script)
    ///     router.page("/clock", of: site, title: "Clock", configure: { $0.files = [clock] }) { _, _ in
    ///       Screen(clockPage(), state: Clock())
    ///     }
    ///
    /// Its content is a resource of a target, mostly: `.embedInCode("clock.js")` in the package's manifest
    /// makes `PackageResources.clock_js`.
    ///
    /// Its address has a part that changes with its content, so browsers keep it for good, and an old page
    /// never gets a new file. It lies on the site itself, as the content security policy asks: there is
    /// nothing inline to allow.
    public struct File: Sendable {
      /// What it is called: a name, a dot, and what it is.
      public let name: String
      let bytes: [UInt8]
      let brotli: [UInt8]?
      private let hash: String

      /// Makes a file of its content.
      ///
      /// - Parameters:
      ///   - name: letters, digits and hyphens, a dot, and `js`, `css`, `svg`, `png`, `jpg`, `webp`,
      ///     `woff2`, `json` or `wasm`.
      ///   - bytes: the content. The site compresses it by gzip.
      ///   - brotli: the same content, compressed by Brotli, for browsers that take it; none by default, as the
      ///     site has no compressor of this kind. `brotli -q 11 clock.js` and `arco-web` write such files. Not used
      ///     if it is empty, or no smaller than the content.
      public init(_ name: String, _ bytes: [UInt8], brotli: [UInt8]? = nil) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        precondition(
          parts.count == 2 && !parts[0].isEmpty
            && parts[0].utf8.allSatisfy { Self.letters.contains($0) }
            && Self.types[String(parts[1])] != nil,
          "a site file is called by letters, digits and hyphens, a dot, and a known kind")
        self.name = name
        self.bytes = bytes
        self.brotli = brotli.flatMap { !$0.isEmpty && $0.count < bytes.count ? $0 : nil }
        // Of all that is served, so that files of one address are the same file.
        var digest = Array(SHA256.hash(data: bytes))
        if let brotli = self.brotli { digest = Array(SHA256.hash(data: digest + brotli)) }
        hash = Hexadecimal.text(digest.prefix(6))
      }

      var kind: String { String(name.split(separator: ".")[1]) }
      var type: String { Self.types[kind] ?? "application/octet-stream" }

      /// Where it lies on a site.
      func path(below basePath: String) -> String {
        "\(basePath)/\(name.split(separator: ".")[0])-\(hash).\(kind)"
      }

      private static let letters = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-".utf8)
      private static let types = [
        "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp",
        "woff2": "font/woff2", "json": "application/json", "wasm": "application/wasm",
      ]
    }
  }

  extension Site {
    /// The address of a file, which is served from then on.
    public func address(of file: Site.File) -> String {
      files.add(file)
      return file.path(below: configuration.basePath)
    }
  }

  /// What a site serves besides its pages, by path.
  final class SiteFiles: Sendable {
    /// A file as it goes out.
    struct Served: Sendable {
      let type: String
      let body: ByteBuffer
      /// Nil where the compressor fails, or makes it no smaller.
      let gzip: ByteBuffer?
      /// Nil where the application gave none that is smaller.
      var brotli: ByteBuffer?

      /// The smallest form that a request with these `Accept-Encoding` fields takes, and what it is called.
      func packed(for fields: [String]) -> (name: String, body: ByteBuffer)? {
        [("br", brotli), ("gzip", gzip)].compactMap { name, body in body.map { (name, $0) } }
          .filter { Gzip.isAccepted($0.0, by: fields) }
          .min { $0.1.readableBytes < $1.1.readableBytes }
      }
    }

    private let basePath: String
    private let served = Locked<[String: Served]>([:])

    init(basePath: String) { self.basePath = basePath }

    func add(_ file: Site.File) {
      let path = file.path(below: basePath)
      guard self[path] == nil else { return }
      let body = ByteBuffer(bytes: file.bytes)
      let gzip = (try? Gzip.compress(body)).flatMap {
        $0.readableBytes < body.readableBytes ? $0 : nil
      }
      let brotli = file.brotli.map { ByteBuffer(bytes: $0) }
      served.withLock {
        $0[path] = Served(type: file.type, body: body, gzip: gzip, brotli: brotli)
      }
    }

    subscript(_ path: String) -> Served? { served.withLock { $0[path] } }
  }
#endif
