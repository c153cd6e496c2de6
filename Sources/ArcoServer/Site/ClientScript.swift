#if Server
  import Crypto
  package import NIOCore

  /// The client script, under a path that changes with its content.
  ///
  /// `Package.swift` embeds the bundles that `make client` builds from `Client`. So no file has to
  /// be deployed beside the program.
  package struct ClientScript: Sendable {
    package let path: String
    /// The path of the script that opens a page of this version, for browsers that still run the
    /// script of another version.
    package let opener: String
    package let body: ByteBuffer
    /// The gzipped script; nil if the compressor fails, and then the plain script is served.
    package let gzip: ByteBuffer?
    /// - Parameter files: serves the parts of the script that few pages need.
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

    /// The parts that the script loads when an element, a key or the browser needs them.
    private static let parts = [
      Site.File("pointer.js", PackageResources.pointer_js),
      Site.File("custom.js", PackageResources.custom_js),
      Site.File("arco-fields.js", PackageResources.arco_fields_js),
      Site.File("arco-moving.js", PackageResources.arco_moving_js),
    ]
  }
#endif
