#if Server
  import Crypto
  import Foundation
  import Hummingbird

  /// The style of the notice that a page shows while its script has not run.
  ///
  /// It is inline in the page's head if the policy allows it by its hash: a browser runs a deferred
  /// script only after all style sheets have loaded. Under another policy it is a link after the
  /// page's content.
  struct NoticeStyle {
    /// The markup for the page's head, or for the end of its body; the other of them is empty.
    let head, body: String

    init(below basePath: String, under policy: ContentSecurityPolicy, files: SiteFiles) {
      if Self.isInline(under: policy) {
        (head, body) = ("<style>\(Self.text)</style>", "")
      } else {
        let file = Site.File("late.css", PackageResources.late_css)
        files.add(file)
        (head, body) = ("", "<link rel=\"stylesheet\" href=\"\(file.path(below: basePath))\">")
      }
    }

    /// True if the policy allows this inline style. Browsers read only the first of these
    /// directives that the policy has.
    private static func isInline(under policy: ContentSecurityPolicy) -> Bool {
      let directives = policy.description.split(separator: ";").map { $0.split(separator: " ") }
      for name in ["style-src-elem", "style-src", "default-src"] {
        guard let directive = directives.first(where: { $0.first == name[...] }) else { continue }
        return directive.contains("'sha256-\(hash)'")
      }
      return false
    }

    /// The SHA-256 of the style, in the form that a policy uses.
    static let hash = Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()

    private static let text = String(decoding: PackageResources.late_css, as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }
#endif
