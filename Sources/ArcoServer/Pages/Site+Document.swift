#if Server
  public import ArcoHTML
  public import HTTPTypes
  public import Hummingbird
  import NIOCore

  extension Site {
    /// Answers with a page without a component, under the site's content security policy, and not
    /// to be cached.
    ///
    /// - `document`: a whole document, that is, an `html` element.
    public func document(_ document: HTML, status: HTTPResponse.Status = .ok) -> Response {
      var headers = securityHeaders
      headers[.contentType] = "text/html; charset=utf-8"
      headers[.cacheControl] = "no-store"
      return Response(
        status: status, headers: headers,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: document.renderedPage())))
    }
  }
#endif
