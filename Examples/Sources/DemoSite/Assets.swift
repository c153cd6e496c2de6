import ArcoHTML
import HTTPTypes
import Hummingbird
import NIOCore

/// The files of the demo, embedded in the program.
enum Assets {
  static let stylesheet: WebAddress = "/style.css"
  static let favicon: WebAddress = "/favicon.ico"

  static var style: Response { file("text/css; charset=utf-8", PackageResources.style_css) }
  static var icon: Response { file("image/svg+xml", PackageResources.icon_svg) }

  private static func file(_ type: String, _ bytes: [UInt8]) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: type, .cacheControl: "no-cache", .xContentTypeOptions: "nosniff"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
