public import ArcoCore
import ArcoHTML

/// A request over HTTP, which the browser sends.
///
///     let load = Effect<World, Prices, PricesInput>.callback { _, out in
///       Fetch("/prices.json").send { result in
///         out.send(.loaded(result))
///         out.finish()
///       }
///     }
///
/// Cancelling the effect aborts the request. The rules of the browser hold: a request to another site
/// needs that site's permission, and the page's policy has to name it (`connect-src`).
public struct Fetch: Equatable, Sendable {
  /// `GET`, `POST`, …
  public var method: String
  /// Where to; a path is of the page's own site.
  public var address: String
  /// Names and values, in order.
  public var headers: [Header]
  /// What is sent along; nil for nothing.
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

  /// A field of a head.
  public struct Header: Equatable, Sendable {
    /// In small letters, where it comes from the browser.
    public let name: String
    /// Without spaces around it.
    public let value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What came back, whatever its status says.
  public struct Response: Equatable, Sendable {
    /// 200 to 599.
    public let status: Int
    /// What the browser lets a page see of the head.
    public let headers: [Header]
    /// All of the body.
    public let body: [UInt8]

    /// The body as a text, in which what is no UTF-8 is U+FFFD.
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Why nothing came back.
  public enum Failure: Error, Equatable, Sendable {
    /// The network failed, the site did not permit it, or the page's policy does not.
    case unreachable(String)
    /// The address, the method or a header is none.
    case malformed(String)
  }

  /// How much of a body has come.
  public struct Progress: Equatable, Sendable {
    /// In bytes.
    public let received: Int
    /// How many there will be; nil where the site does not say.
    public let total: Int?
  }

  /// Sends it.
  ///
  /// - Parameter hear: called once with all that came back, unless the cancellation came before.
  public func send(
    _ hear: @escaping @Sendable (Result<Response, Failure>) -> Void
  ) -> Cancellation {
    request(telling: false).ask(
      { reader throws(WireError) in try Response(from: &reader) }, refused: Self.failure, hear)
  }

  /// Sends it, and says how much of the answer has come.
  ///
  /// - Parameters:
  ///   - progress: called for each piece that comes.
  ///   - hear: called once with all that came back, unless the cancellation came before.
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

  /// - Parameter isTelling: whether the progress is wanted.
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
