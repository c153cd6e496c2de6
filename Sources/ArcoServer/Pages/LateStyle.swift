#if Server
  import Crypto
  import Foundation
  import Hummingbird

  /// The style of what a page says while its script has not run.
  ///
  /// It stands in the page's head where the policy allows it by its hash, so that nothing waits for it: a browser runs a deferred script
  /// once all style sheets have come. Under another policy it is a link, behind what the page shows.
  struct LateStyle {
    /// Markup for the head, or for the place before the words.
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

    /// Whether the directive that governs inline styles names this one: browsers read the first of these that the policy has.
    private static func isInline(under policy: ContentSecurityPolicy) -> Bool {
      let directives = policy.description.split(separator: ";").map { $0.split(separator: " ") }
      for name in ["style-src-elem", "style-src", "default-src"] {
        guard let directive = directives.first(where: { $0.first == name[...] }) else { continue }
        return directive.contains("'sha256-\(hash)'")
      }
      return false
    }

    /// The SHA-256 of the style, as a policy names it.
    static let hash = Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()

    private static let text = String(decoding: PackageResources.late_css, as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }
#endif
