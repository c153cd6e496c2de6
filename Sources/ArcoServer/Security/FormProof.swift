#if Server
  import ArcoCore
  import HTTPTypes
  public import Hummingbird

  extension Site {
    /// A proof that a plain form was sent by a page of this site: the value of a hidden field,
    /// bound to the browser's cookie.
    ///
    ///     let proof = site.formProof(for: request)
    ///     form(.action("/feedback"), .method("post")) {
    ///       input(.type(.hidden), .name(Site.FormProof.fieldName), .value(proof.token))
    ///       textarea(.name("text"))
    ///       button("Send")
    ///     }
    public struct FormProof: Sendable {
      /// The name of the hidden field.
      public static let fieldName = "arco-proof"
      /// The value of the hidden field.
      public let token: String
      /// The cookie for a browser that has none yet; the response with the form sets it.
      let newCookie: String?

      /// Sets the cookie if the browser has none yet. Without the cookie the token proves nothing.
      ///
      /// The token belongs to this browser alone, so the response also gets `Cache-Control:
      /// no-store`, unless it has a `Cache-Control` already.
      public func apply(to response: inout Response) {
        response.isForNoCache()
        guard let newCookie else { return }
        response.headers.append(HTTPField(name: .setCookie, value: newCookie))
      }

      /// The result of checking a sent form.
      public enum Verdict: Equatable, Sendable {
        /// The site gave the form to this browser.
        case valid
        /// The site may have given the form to this browser, but too long ago or before the server
        /// restarted. Show the form again.
        case expired
        /// The form was not sent by a page of this site. Refuse it.
        case forged
      }
    }
  }

  extension Site {
    /// Returns a proof for a plain form in the response to this request.
    public func formProof(for request: Request) -> Site.FormProof {
      let cookie = cookie(for: caller(of: request))
      let known = cookie.value(in: request.headers[values: .cookie])
      let browser = known ?? cookie.random()
      return Site.FormProof(
        token: forms.issue(cookie: browser),
        newCookie: known == nil ? cookie.field(browser) : nil)
    }

    /// Checks a plain form that was sent: by its token, and by the origin that the browser reports.
    public func judge(_ token: String?, of request: Request) -> Site.FormProof.Verdict {
      guard comesFromOwnPage(request) ?? true, let token else { return .forged }
      let cookie = cookie(for: caller(of: request))
      switch forms.verify(token, cookie: cookie.value(in: request.headers[values: .cookie])) {
      case .valid: return .valid
      case .stale: return .expired
      case .forged: return .forged
      }
    }

    /// True if the browser says that a page of this site sent the request; nil if the request does
    /// not say. Every browser of today says it for a form.
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
      return said.isWord("same-origin")
    }

    package func caller(of request: Request) -> Caller {
      caller(peer: Peer.address) { name in
        HTTPField.Name(name).map { request.headers[values: $0] } ?? []
      }
    }

    /// Gives the browser a new cookie, which no earlier token is bound to. Somebody who knew the
    /// old cookie can do nothing with it.
    ///
    /// - Parameter subject: the user who has logged in here, and who gets a copy of the values that
    ///   this browser's pages shared.
    package func renewCookie(
      of request: Request, in response: inout Response, for subject: Subject? = nil
    ) {
      let cookie = cookie(for: caller(of: request))
      let renewed = cookie.random()
      response.headers.append(HTTPField(name: .setCookie, value: cookie.field(renewed)))
      response.isForNoCache()
      guard let known = cookie.value(in: request.headers[values: .cookie]) else { return }
      for values in browserValues.withLock({ $0 }) {
        values.renew(known, as: renewed, for: subject.map { SharedOwner($0) })
      }
    }
  }

  extension Response {
    /// Forbids caching, unless the response has a `Cache-Control` already.
    fileprivate mutating func isForNoCache() {
      if headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
    }
  }
#endif
