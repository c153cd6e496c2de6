#if Server
  import Crypto
  package import NIOCore

  /// The script at the other end of the wire, under a path that changes with its content.
  ///
  /// `Package.swift` embeds `Client/arco.js` in the module as it is: there is no file to deploy
  /// beside the program, and no generated code to keep.
  package struct ClientScript: Sendable {
    package let path: String
    package let body: ByteBuffer
    /// The script as gzip; nil where the compressor fails, and then nobody gets it.
    package let gzip: ByteBuffer?

    init(basePath: String) {
      let bytes = Self.compact(PackageResources.arco_js)
      let hash = Hexadecimal.text(SHA256.hash(data: bytes).prefix(6))
      path = "\(basePath)/arco-\(hash).js"
      body = ByteBuffer(bytes: bytes)
      gzip = try? Gzip.compress(body)
    }
  }
#endif
