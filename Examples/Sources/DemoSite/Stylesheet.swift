import ArcoHTML
import HTTPTypes
import Hummingbird
import NIOCore

/// The one stylesheet of the demo, embedded in the program.
enum Stylesheet {
  static let address: WebAddress = "/style.css"

  static var response: Response {
    Response(
      status: .ok,
      headers: [
        .contentType: "text/css; charset=utf-8",
        .cacheControl: "no-cache",
        .xContentTypeOptions: "nosniff",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: PackageResources.style_css)))
  }
}
