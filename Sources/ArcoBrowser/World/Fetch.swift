public import ArcoCore
import ArcoHTML

/// An HTTP request that the browser sends.
///
///     let load = Effect<World, Prices, PricesInput>.callback { _, out in
///       Fetch("/prices.json").send { result in
///         out.send(.loaded(result))
///         out.finish()
///       }
///     }
///
/// Cancelling the effect aborts the request. The browser's rules apply: another site must permit
/// the request (CORS), and the page's content security policy must allow it (`connect-src`).
public struct Fetch: Equatable, Sendable {
  /// The HTTP method: `GET`, `POST`, …
  public var method: String
  /// The URL, or a path on the page's own site.
  public var address: String
  /// The headers, in order.
  public var headers: [Header]
  /// The body of the request; nil for none.
  public var body: [UInt8]?

  /// Makes a request.
  public init(
    _ address: String, method: String = "GET", headers: [Header] = [], body: [UInt8]? = nil
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
  }

  /// A header of a request or response.
  public struct Header: Equatable, Sendable {
    /// The name. In a response, browsers use lower-case letters.
    public let name: String
    /// The value, without surrounding spaces.
    public let value: String

    /// Makes a header.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The response of the server, whatever its status is.
  public struct Response: Equatable, Sendable {
    /// The HTTP status, 200 to 599.
    public let status: Int
    /// The headers that the browser lets a page read.
    public let headers: [Header]
    /// The whole body.
    public let body: [UInt8]

    /// The body as UTF-8 text. Bytes that are not UTF-8 become U+FFFD.
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// The reason why there is no response.
  public enum Failure: Error, Equatable, Sendable {
    /// The network failed, or the other site or the page's policy did not permit the request.
    case unreachable(String)
    /// The address, the method or a header is malformed.
    case malformed(String)
  }

  /// The progress of a download.
  public struct Progress: Equatable, Sendable {
    /// The number of bytes received so far.
    public let received: Int
    /// The number of bytes in total; nil if the server does not say.
    public let total: Int?
  }

  /// Sends the request.
  ///
  /// - Parameter hear: called once with the response or a failure, unless cancelled before.
  public func send(
    _ hear: @escaping @Sendable (Result<Response, Failure>) -> Void
  ) -> Cancellation {
    request(telling: false).ask(
      { reader throws(WireError) in try Response(from: &reader) }, refused: Self.failure, hear)
  }

  /// Sends the request and reports the progress of the download.
  ///
  /// - Parameters:
  ///   - progress: called for each chunk of the body.
  ///   - hear: called once with the response or a failure, unless cancelled before.
  public func send(
    progress: @escaping @Sendable (Progress) -> Void,
    _ hear: @escaping @Sendable (Result<Response, Failure>) -> Void
  ) -> Cancellation {
    request(telling: true).ask(
      { reader throws(WireError) in try Response(from: &reader) }, refused: Self.failure,
      meanwhile: { reader throws(WireError) in
        let received = try reader.integer()
        let total = try reader.integer()
        progress(Progress(received: received, total: total == 0 ? nil : total - 1))
      }, hear)
  }

  private static func failure(_ refusal: Request.Refusal) -> Failure {
    refusal.code == 3 ? .malformed(refusal.text) : .unreachable(refusal.text)
  }

  /// - Parameter isTelling: whether the browser reports the progress.
  private func request(telling isTelling: Bool) -> Request {
    var request = Request(.fetch)
    request.byte(isTelling ? 1 : 0)
    request.text(method)
    request.text(address)
    request.integer(headers.count)
    for header in headers {
      request.text(header.name)
      request.text(header.value)
    }
    request.byte(body == nil ? 0 : 1)
    if let body { request.bytes(body) }
    return request
  }
}

extension Fetch.Response {
  fileprivate init(from reader: inout ByteReader) throws(WireError) {
    status = try reader.integer()
    var headers: [Fetch.Header] = []
    for _ in 0..<(try reader.count(ofItemsTaking: 2)) {
      let name = try reader.text()
      headers.append(Fetch.Header(name, try reader.text()))
    }
    self.headers = headers
    body = reader.rest()
  }
}
