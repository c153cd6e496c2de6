#if Server
  import ArcoCore
  import HTTPTypes
  public import Hummingbird

  extension Site {
    /// What a plain form carries, so that nobody else's page can send it: a hidden field, and the cookie
    /// that it is bound to.
    ///
    ///     let proof = site.formProof(for: request)
    ///     form(.action("/feedback"), .method("post")) {
    ///       input(.type(.hidden), .name(Site.FormProof.fieldName), .value(proof.token))
    ///       textarea(.name("text"))
    ///       button("Send")
    ///     }
    public struct FormProof: Sendable {
      /// What the hidden field is called.
      public static let fieldName = "arco-proof"
      /// The value of the hidden field.
      public let token: String
      /// The cookie of a browser that has none yet, for the response that the form is in.
      let newCookie: String?

      /// Sets the cookie, where the browser has none yet. Without it the token proves nothing.
      ///
      /// The token is this browser's alone, so the response is for no cache, unless it says otherwise.
      public func apply(to response: inout Response) {
        response.isForNoCache()
        guard let newCookie else { return }
        response.headers.append(HTTPField(name: .setCookie, value: newCookie))
      }

      /// What became of a form that was sent.
      public enum Verdict: Equatable, Sendable {
        /// The site gave it to this browser.
        case valid
        /// The site may have given it to this browser, too long ago or before the server restarted.
        case expired
        /// Somebody else's page sent it, or nobody's.
        case forged
      }
    }
  }

  extension Site {
    /// What a plain form in the response to a request is to carry.
    public func formProof(for request: Request) -> Site.FormProof {
      let cookie = cookie(for: caller(of: request))
      let known = cookie.value(in: request.headers[values: .cookie])
      let browser = known ?? cookie.random()
      return Site.FormProof(
        token: forms.issue(cookie: browser),
        newCookie: known == nil ? cookie.field(browser) : nil)
    }

    /// Judges a plain form that was sent: by its token, and by what the browser says of the page that
    /// sent it.
    public func judge(_ token: String?, of request: Request) -> Site.FormProof.Verdict {
      guard comesFromOwnPage(request) ?? true, let token else { return .forged }
      let cookie = cookie(for: caller(of: request))
      switch forms.verify(token, cookie: cookie.value(in: request.headers[values: .cookie])) {
      case .valid: return .valid
      case .stale: return .expired
      case .forged: return .forged
      }
    }

    /// Whether a page of the site sent a request, by what the browser says; nil where it says nothing, as
    /// no browser of today does for a form.
    package func comesFromOwnPage(_ request: Request) -> Bool? {
      let origins = request.headers[values: .origin]
      if !origins.isEmpty {
        return origins.count == 1
          && configuration.origins.allows(
            origin: origins[0], host: request.head.authority,
            isSecure: caller(of: request).isSecure)
      }
      guard let name = HTTPField.Name("Sec-Fetch-Site"), let said = request.headers[name] else {
        return nil
      }
      return said == "same-origin"
    }

    package func caller(of request: Request) -> Caller {
      caller(peer: Peer.address) { name in
        HTTPField.Name(name).map { request.headers[values: $0] } ?? []
      }
    }

    /// A cookie that no token knows yet: whoever knew the browser's cookie before knows nothing then.
    ///
    /// - Parameter subject: who has logged in, and takes along what the pages of nobody shared here.
    package func renewCookie(
      of request: Request, in response: inout Response, for subject: Subject? = nil
    ) {
      let cookie = cookie(for: caller(of: request))
      let renewed = cookie.random()
      response.headers.append(HTTPField(name: .setCookie, value: cookie.field(renewed)))
      response.isForNoCache()
      guard let known = cookie.value(in: request.headers[values: .cookie]) else { return }
      for sharing in sharings.withLock({ $0 }) {
        sharing.renew(known, as: renewed, for: subject.map { SharedOwner($0) })
      }
    }
  }

  extension Response {
    /// Says that no cache keeps it, unless it says something of caches already.
    fileprivate mutating func isForNoCache() {
      if headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
    }
  }
#endif
