#if Server
  import Crypto
  import NIOCore

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

    /// The script without its comments and indentation: a sixth less over the network. It has no text
    /// that spans lines and none with two spaces before two slashes, so nothing else changes.
    static func compact(_ source: [UInt8]) -> [UInt8] {
      var script: [UInt8] = []
      for line in source.split(separator: UInt8(ascii: "\n")) {
        let indented =
          line.firstRange(of: Array("  //".utf8)).map { line[..<$0.lowerBound] } ?? line
        var code = indented.drop { $0 == UInt8(ascii: " ") }
        while code.last == UInt8(ascii: " ") { code.removeLast() }
        guard !code.isEmpty, !code.starts(with: Array("//".utf8)) else { continue }
        script += code
        script.append(UInt8(ascii: "\n"))
      }
      return script
    }
  }
#endif
