#if Server
  import ArcoAccounts
  import ArcoServer
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore
  import NIOEmbedded

  /// A browser as far as plain pages and forms go: it keeps cookies, and says where a form comes from.
  final class Browser<Responder: HTTPResponder>
  where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
    struct Answer {
      let status: Int
      let headers: HTTPFields
      let body: String

      /// The value of the field of a form.
      func field(_ name: String) -> String? {
        guard let start = body.ranges(of: "name=\"\(name)\" value=\"").first?.upperBound else {
          return nil
        }
        return String(body[start...].prefix { $0 != "\"" })
          .split(separator: "&amp;", omittingEmptySubsequences: false).joined(separator: "&")
      }
    }

    private let responder: Responder
    var cookies: [String: String] = [:]
    /// What it says of the page that a form is on; nil for a browser that says nothing.
    var origin: String? = "http://here"
    /// What it says in `Sec-Fetch-Site` of how the page and the site are related; nil for nothing.
    var fetchSite: String?

    init(_ responder: Responder) { self.responder = responder }

    func get(_ path: String) async throws -> Answer {
      try await ask(HTTPRequest(method: .get, scheme: "http", authority: "here", path: path))
    }

    func post(_ path: String, _ fields: [(String, String)]) async throws -> Answer {
      var request = HTTPRequest(method: .post, scheme: "http", authority: "here", path: path)
      request.headerFields[.contentType] = "application/x-www-form-urlencoded"
      request.headerFields[.origin] = origin
      if let fetchSite, let name = HTTPField.Name("Sec-Fetch-Site") {
        request.headerFields[name] = fetchSite
      }
      let text = fields.map { "\(encoded($0))=\(encoded($1))" }.joined(separator: "&")
      return try await ask(request, text)
    }

    private func encoded(_ text: String) -> String {
      text.utf8.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "%0\(digits)" : "%\(digits)"
      }.joined()
    }

    private func ask(_ request: HTTPRequest, _ body: String = "") async throws -> Answer {
      var request = request
      if !cookies.isEmpty {
        request.headerFields[.cookie] = cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
      }
      let source = ApplicationRequestContextSource(
        channel: EmbeddedChannel(), logger: Logger(label: "test"))
      let response: Response
      do {
        response = try await responder.respond(
          to: Request(head: request, body: RequestBody(buffer: ByteBuffer(string: body))),
          context: Responder.Context(source: source))
      } catch let error as HTTPError {
        return Answer(status: error.status.code, headers: error.headers, body: error.body ?? "")
      }
      for cookie in response.headers[values: .setCookie] {
        let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
        cookies[String(pair[0])] =
          pair.count == 2 && !cookie.contains("Max-Age=0") ? String(pair[1]) : nil
      }
      let writer = Collecting()
      try await response.body.write(writer)
      return Answer(
        status: response.status.code, headers: response.headers, body: writer.text)
    }
  }

  private final class Collecting: ResponseBodyWriter, @unchecked Sendable {
    // Written by one task, and read when that is over.
    private(set) var text = ""

    func write(_ buffer: ByteBuffer) async throws { text += String(buffer: buffer) }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
#endif
