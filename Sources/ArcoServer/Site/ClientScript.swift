#if Server
  import Crypto
  package import NIOCore

  /// The script at the other end of the wire, under a path that changes with its content.
  ///
  /// `Package.swift` embeds the files of `Client` in the module as they are: there is no file to
  /// deploy beside the program, and no generated code to keep.
  package struct ClientScript: Sendable {
    package let path: String
    package let body: ByteBuffer
    /// The script as gzip; nil where the compressor fails, and then nobody gets it.
    package let gzip: ByteBuffer?

    /// - Parameter files: serves the parts that few pages need.
    init(basePath: String, files: SiteFiles) {
      var script = Self.bytes
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

    private static let bytes = shortenNames(compact(join(modules)))

    /// What the script loads when an element needs it.
    private static let parts = partModules.map { name, modules in
      SiteFile(name, compact(lines(of: modules)))
    }

    private static let partModules = [
      ("pointer.js", [PackageResources.pointer_js]),
      ("custom.js", [PackageResources.values_js, PackageResources.custom_js]),
    ]

    /// The files of `Client` that the script and its parts are made of, as they are.
    package static var sources: [[UInt8]] { modules + partModules.flatMap(\.1) }

    /// Each after those whose constants it uses while it is read.
    private static let modules = [
      PackageResources.members_js,
      PackageResources.container_js,
      PackageResources.bytes_js,
      PackageResources.elements_js,
      PackageResources.sign_js,
      PackageResources.line_js,
      PackageResources.receipts_js,
      PackageResources.nodes_js,
      PackageResources.controls_js,
      PackageResources.listeners_js,
      PackageResources.reports_js,
      PackageResources.parts_js,
      PackageResources.events_js,
      PackageResources.enter_js,
      PackageResources.focus_js,
      PackageResources.typing_js,
      PackageResources.navigation_js,
      PackageResources.head_js,
      PackageResources.operands_js,
      PackageResources.templates_js,
      PackageResources.pieces_js,
      PackageResources.patch_js,
      PackageResources.recovery_js,
      PackageResources.arco_js,
    ]

    /// Modules as one function, which has the names of all of them for its own.
    ///
    /// - Precondition: an `import` is a line of its own and renames nothing, an `export` begins the
    ///   line of a declaration, and no two modules have a name at their top level in common.
    private static func join(_ modules: [[UInt8]]) -> [UInt8] {
      var script = Array("(() => {\n\"use strict\";\n".utf8)
      for line in lines(of: modules).split(separator: UInt8(ascii: "\n")) {
        script += line.starts(with: "export ".utf8) ? line.dropFirst("export ".utf8.count) : line
        script.append(UInt8(ascii: "\n"))
      }
      return script + Array("})();\n".utf8)
    }

    /// The lines of modules, without those by which they import each other.
    private static func lines(of modules: [[UInt8]]) -> [UInt8] {
      var lines: [UInt8] = []
      for line in modules.joined(separator: "\n".utf8).split(separator: UInt8(ascii: "\n"))
      where !line.starts(with: "import ".utf8) {
        lines += line
        lines.append(UInt8(ascii: "\n"))
      }
      return lines
    }
  }
#endif
