import ArcoHTML
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension LocalSites {
  /// The address of an example that runs in the browser. Nil if there is none, or the pages are not
  /// being built.
  func address(of example: Example) -> WebAddress? {
    guard isOffered, Self.examples.contains(where: { $0.address == example.address }) else {
      return nil
    }
    return try? WebAddress("/local\(example.address.text)/")
  }

  /// Serves the pages; until a page is built, serves its progress.
  ///
  /// - Parameter figures: the address of ``figuresElement``.
  func serve(on router: some RouterMethods, figures: String) {
    let local = router.group("local")
    local.get(":name") { request, context -> Response in
      let name = try context.parameters.require("name")
      guard let example = Self.example(name) else { throw HTTPError(.notFound) }
      guard request.uri.path.hasSuffix("/") else {
        return .redirect(to: "/local\(example.address.text)/", type: .normal)
      }
      return page(of: example, name, figures)
    }
    local.get(":name/:file") { request, context -> Response in
      let (name, file) = (
        try context.parameters.require("name"), try context.parameters.require("file")
      )
      return try self.response(with: file, of: name, to: request)
    }
  }

  private static func example(_ name: String) -> Example? {
    examples.first { $0.address.text.dropFirst() == name }
  }

  private func page(of example: Example, _ name: String, _ figures: String) -> Response {
    switch state(of: name) {
    case .built(let page):
      return response(
        Self.surrounded(page, example, figures), type: "text/html; charset=utf-8", lasting: false)
    case .building(let words):
      var answer = Self.instead(of: example, "is being built for the browser") {
        p("The first time takes some minutes. This page shows it as soon as it is there.")
        output(words, .ariaLabel("Progress"))
      }
      // The browser reloads the page until it is built.
      if let refresh = HTTPField.Name("refresh") { answer.headers[refresh] = "2" }
      return answer
    case .failed(let words):
      return Self.instead(of: example, "could not be built for the browser") {
        pre(words, .tabindex(0), .ariaLabel("Why"))
      }
    case .absent:
      return Self.instead(of: example, "is not here") {
        p("Start the demo by make demo to have its pages for the browser.")
      }
    }
  }

  /// A page that says why another page is missing.
  private static func instead(
    of example: Example, _ words: String, @HTML.Builder _ more: () -> HTML
  ) -> Response {
    .page(
      document("\(example.name) – Arco") {
        wayBack
        main(.class("card")) {
          h1("\(example.name) \(words)")
          more()
          p { a("The same from the server", .href(example.address)) }
        }
      })
  }

  /// The page with a link to the index above it, and the line about its host below.
  private static func surrounded(
    _ page: [UInt8], _ example: Example, _ figures: String
  ) -> [UInt8] {
    func markup(_ html: HTML) -> String { String(decoding: html.rendered(), as: UTF8.self) }
    let script = "<script type=\"module\" src=\"\(figures)\"></script>"
    return Array(
      String(decoding: page, as: UTF8.self)
        .replacing("</head>", with: script + "</head>", maxReplacements: 1)
        .replacing("<body>", with: "<body>" + markup(wayBack), maxReplacements: 1)
        .replacing(
          "</body>", with: markup(host(.browser, other: example.address)) + "</body>",
          maxReplacements: 1
        ).utf8)
  }

  /// A file, compressed if there is a compressed copy and the browser accepts it.
  private func response(
    with file: String, of name: String, to request: Request
  ) throws -> Response {
    guard let plain = self.file(file, of: name) else { throw HTTPError(.notFound) }
    let kind = file.split(separator: ".").last.map { String($0) } ?? ""
    let types = [
      "wasm": "application/wasm", "js": "text/javascript; charset=utf-8",
      "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
    ]
    guard let type = types[kind] else { throw HTTPError(.notFound) }
    let isLasting = kind == "wasm" || kind == "js"
    let takes = request.headers[.acceptEncoding] ?? ""
    for (coding, ending) in [("br", ".br"), ("gzip", ".gz")] where takes.contains(coding) {
      guard let packed = self.file(file + ending, of: name) else { continue }
      var answer = response(packed, type: type, lasting: isLasting)
      answer.headers[.contentEncoding] = coding
      return answer
    }
    return response(plain, type: type, lasting: isLasting)
  }

  /// - Parameter isLasting: whether the file name has a hash of the content, so that browsers may
  ///   cache it for long.
  private func response(_ bytes: [UInt8], type: String, lasting isLasting: Bool) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: type, .xContentTypeOptions: "nosniff", .vary: "accept-encoding",
        .cacheControl: isLasting ? "public, max-age=31536000, immutable" : "no-cache",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
