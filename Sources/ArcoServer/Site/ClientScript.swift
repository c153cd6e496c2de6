#if Server
  import Crypto
  package import NIOCore

  /// The script at the other end of the wire, under a path that changes with its content.
  ///
  /// `Package.swift` embeds the bundles that `make client` made of `Client`: there is no file to deploy beside the program.
  package struct ClientScript: Sendable {
    package let path: String
    /// The path of the part that opens a page of this version, for clients that may run the script of another version.
    package let opener: String
    package let body: ByteBuffer
    /// The script as gzip; nil where the compressor fails, and then nobody gets it.
    package let gzip: ByteBuffer?
    /// - Parameter files: serves the parts that few pages need.
    init(basePath: String, files: SiteFiles) {
      var script = PackageResources.arco_js
      for part in Self.parts + [Self.opener] {
        files.add(part)
        script.replace(
          "\"\(part.name)\"".utf8, with: "\"\(part.path(below: basePath))\"".utf8)
      }
      opener = Self.opener.path(below: basePath)
      let hash = Hexadecimal.text(SHA256.hash(data: script).prefix(6))
      path = "\(basePath)/arco-\(hash).js"
      body = ByteBuffer(bytes: script)
      gzip = try? Gzip.compress(body)
    }

    private static let opener = Site.File("arco-deploy.js", PackageResources.arco_deploy_js)

    /// What the script loads when an element, a key or the browser needs it.
    private static let parts = [
      Site.File("pointer.js", PackageResources.pointer_js),
      Site.File("custom.js", PackageResources.custom_js),
      Site.File("arco-fields.js", PackageResources.arco_fields_js),
      Site.File("arco-moving.js", PackageResources.arco_moving_js),
    ]
  }
#endif
