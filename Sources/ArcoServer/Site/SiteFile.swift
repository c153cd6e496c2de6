#if Server
  import ArcoCore
  import Crypto
  import NIOCore

  extension Site {
    /// A script, a style sheet or another file of an application, served by the site.
    ///
    ///     let clock = Site.File("clock.js", script)
    ///     router.page("/clock", of: site, title: "Clock", configure: { $0.files = [clock] }) { _, _ in
    ///       Screen(clockPage(), state: Clock())
    ///     }
    ///
    /// The content is usually a resource of a target: `.embedInCode("clock.js")` in the package's
    /// manifest makes `PackageResources.clock_js`.
    ///
    /// The address contains a hash of the content. So browsers may cache the file for good, and a
    /// page never gets the file of another version. The file comes from the site itself, as the
    /// content security policy asks; no inline script has to be allowed.
    public struct File: Sendable {
      /// The name and the extension, such as `clock.js`.
      public let name: String
      let bytes: [UInt8]
      let brotli: [UInt8]?
      private let hash: String

      /// Makes a file from its content.
      ///
      /// - Parameters:
      ///   - name: letters, digits and hyphens, a dot, and `js`, `css`, `svg`, `png`, `jpg`,
      ///     `webp`, `woff2`, `json` or `wasm`.
      ///   - bytes: the content. The site compresses it with gzip.
      ///   - brotli: the content compressed with Brotli, for browsers that accept it. The site
      ///     cannot make it itself; `brotli -q 11 clock.js` and `arco-web` do. Ignored if it is
      ///     empty, or not smaller than the content.
      public init(_ name: String, _ bytes: [UInt8], brotli: [UInt8]? = nil) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        precondition(
          parts.count == 2 && !parts[0].isEmpty
            && parts[0].utf8.allSatisfy { Self.letters.contains($0) }
            && Self.types[String(parts[1])] != nil,
          "a Site.File's name is letters, digits and hyphens, a dot, and a known extension such as js"
        )
        self.name = name
        self.bytes = bytes
        self.brotli = brotli.flatMap { !$0.isEmpty && $0.count < bytes.count ? $0 : nil }
        // A hash of all that is served, so that two files at one address are equal.
        var digest = Array(SHA256.hash(data: bytes))
        if let brotli = self.brotli { digest = Array(SHA256.hash(data: digest + brotli)) }
        hash = Hexadecimal.text(digest.prefix(6))
      }

      var kind: String { String(name.split(separator: ".")[1]) }
      var type: String { Self.types[kind] ?? "application/octet-stream" }

      /// The path of the file on a site.
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
    /// Returns the address of a file. The site serves the file from now on.
    public func address(of file: Site.File) -> String {
      files.add(file)
      return file.path(below: configuration.basePath)
    }
  }

  /// The files that a site serves, by path.
  final class SiteFiles: Sendable {
    /// A file with its compressed forms.
    struct Served: Sendable {
      let type: String
      let body: ByteBuffer
      /// Nil if the compressor fails, or does not make it smaller.
      let gzip: ByteBuffer?
      /// Nil if the application gave no smaller form.
      var brotli: ByteBuffer?

      /// The smallest form that a request with these `Accept-Encoding` fields accepts, and the name
      /// of its coding.
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
