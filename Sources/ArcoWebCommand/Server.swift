import Foundation

/// A development server for the files of a folder, reachable on this computer only.
///
/// `@unchecked Sendable`: it does not change.
final class Server: @unchecked Sendable {
  private let folder: URL
  private let socket: Int32

  init(folder: URL, port: UInt16) throws {
    self.folder = folder.standardizedFileURL
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    socket = Foundation.socket(AF_INET, stream, 0)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
    }
    guard isBound, listen(socket, 64) == 0 else {
      throw Failure(
        "port \(port) cannot be used (\(String(cString: strerror(errno)))): choose another")
    }
  }

  /// Starts answering requests, each on a thread of its own.
  func start() {
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [self] in
      while true {
        let line = accept(socket, nil, nil)
        if line >= 0 { Thread.detachNewThread { self.answer(on: line) } }
      }
    }
  }

  private func answer(on line: Int32) {
    let file = FileHandle(fileDescriptor: line, closeOnDealloc: true)
    var request = Data()
    while request.range(of: Data("\r\n\r\n".utf8)) == nil, request.count < 1 << 16 {
      guard let more = try? file.read(upToCount: 1), !more.isEmpty else { return }
      request += more
    }
    let head = String(decoding: request, as: UTF8.self)
    let words = head.split(separator: " ")
    guard words.count > 2, ["GET", "HEAD"].contains(words[0]) else {
      return reply("405 Method Not Allowed", Data(), "text/plain", on: file)
    }
    // The owner of another site can let its host name resolve to this computer. The site's pages
    // could then read these files.
    guard Self.isForThisComputer(head) else {
      return reply("421 Misdirected Request", Data(), "text/plain", on: file)
    }
    let path = words[1].prefix { $0 != "?" }.dropFirst()
    if let (data, type) = content(of: String(path).removingPercentEncoding ?? "") {
      reply("200 OK", words[0] == "GET" ? data : Data(), type, on: file)
    } else {
      reply("404 Not Found", Data("There is no such file.".utf8), "text/plain", on: file)
    }
  }

  /// Whether the request's host is this computer. A request without a host is not from a browser.
  static func isForThisComputer(_ head: String) -> Bool {
    head.split(separator: "\r\n").dropFirst().allSatisfy { line in
      guard line.lowercased().hasPrefix("host:") else { return true }
      let host = line.dropFirst(5).filter { $0 != " " && $0 != "\t" }.lowercased()
      let name = host.hasPrefix("[") ? host[...] : host.prefix { $0 != ":" }
      return name == "localhost" || name.hasSuffix(".localhost") || name == "127.0.0.1"
    }
  }

  /// A file of the folder. A path without an extension may be an address of the program: it gets
  /// `404.html`.
  private func content(of path: String) -> (Data, String)? {
    var file = folder.appending(path: path).standardizedFileURL
    guard file.path(percentEncoded: false).hasPrefix(folder.path(percentEncoded: false)) else {
      return nil
    }
    if path.isEmpty || path.hasSuffix("/") { file = file.appending(path: "index.html") }
    if let data = try? Data(contentsOf: file) { return (data, Self.type(of: file)) }
    guard file.pathExtension.isEmpty || file.lastPathComponent == "index.html",
      let page = try? Data(contentsOf: folder.appending(path: "404.html"))
    else { return nil }
    return (page, "text/html; charset=utf-8")
  }

  private func reply(_ status: String, _ body: Data, _ type: String, on file: FileHandle) {
    let head = """
      HTTP/1.1 \(status)\r\ncontent-type: \(type)\r\ncontent-length: \(body.count)\r\n\
      cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n
      """
    try? file.write(contentsOf: Data(head.utf8) + body)
  }

  private static func type(of file: URL) -> String {
    switch file.pathExtension {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "wasm": "application/wasm"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "ico": "image/x-icon"
    case "json": "application/json"
    case "woff2": "font/woff2"
    case "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
