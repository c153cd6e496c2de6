#if Server
  import Crypto
  package import NIOCore

  /// The script at the other end of the wire, under a path that changes with its content.
  ///
  /// `Package.swift` embeds the bundles that `make client` made of `Client`: there is no file to deploy beside the program.
  package struct ClientScript: Sendable {
    package let path: String
    package let body: ByteBuffer
    /// The script as gzip; nil where the compressor fails, and then nobody gets it.
    package let gzip: ByteBuffer?
    /// The style sheet of what a page says while the script has not run.
    let latePath: String

    /// - Parameter files: serves the parts that few pages need.
    init(basePath: String, files: SiteFiles) {
      files.add(Self.late)
      latePath = Self.late.path(below: basePath)
      var script = PackageResources.arco_js
      for part in Self.parts {
        files.add(part)
        script.replace(
          "\"\(part.name)\"".utf8, with: "\"\(part.path(below: basePath))\"".utf8)
      }
      let hash = Hexadecimal.text(SHA256.hash(data: script).prefix(6))
      path = "\(basePath)/arco-\(hash).js"
      body = ByteBuffer(bytes: script)
      gzip = try? Gzip.compress(body)
    }

    private static let late = SiteFile("late.css", PackageResources.late_css)

    /// What the script loads when an element needs it.
    private static let parts = [
      SiteFile("pointer.js", PackageResources.pointer_js),
      SiteFile("custom.js", PackageResources.custom_js),
    ]
  }
#endif
