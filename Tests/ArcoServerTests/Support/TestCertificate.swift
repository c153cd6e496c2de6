#if Server
  import HummingbirdTLS

  /// What a server of these tests shows who speaks TLS with it. Nobody trusts it.
  enum TestCertificate {
    static func configuration() throws -> TLSConfiguration {
      .makeServerConfiguration(
        certificateChain: [
          .certificate(try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem))
        ],
        privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
    }

    private static let certificate = """
      -----BEGIN CERTIFICATE-----
      MIIBdjCCARugAwIBAgIUIhU+d0UTU4kwo7BpwKKspJkUyiAwCgYIKoZIzj0EAwIw
      DzENMAsGA1UEAwwEaGVyZTAgFw0yNjExMjUxNDA3MjBaGA8yMTI2MTEwMTE0MDcy
      MFowDzENMAsGA1UEAwwEaGVyZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJCT
      0bN+lokKJpYUyJDvSphJ3hvILxr4AyO9r/IM9+MLv1dhTrP1u1Sbydc+XTj5mCmO
      BWIkHAI9rsr/e7O7/tijUzBRMB0GA1UdDgQWBBQIFLGu3Am0OaJx5Lh5gtLQoEUl
      BTAfBgNVHSMEGDAWgBQIFLGu3Am0OaJx5Lh5gtLQoEUlBTAPBgNVHRMBAf8EBTAD
      AQH/MAoGCCqGSM49BAMCA0kAMEYCIQDGEroMylmmrg2nso7xif7KPzSaySbuR+Ht
      KC/AR1p3fAIhAOOAY0c/c3QxAUVWx+siaHkkLLwFhC2yqzhsTjBXc8yK
      -----END CERTIFICATE-----
      """

    private static let key = """
      -----BEGIN EC PRIVATE KEY-----
      MHcCAQEEIIHqMnFKNJuzZrWf0gT1UWG6xoenBBFn/EMPtdyuuHLwoAoGCCqGSM49
      AwEHoUQDQgAEkJPRs36WiQomlhTIkO9KmEneG8gvGvgDI72v8gz34wu/V2FOs/W7
      VJvJ1z5dOPmYKY4FYiQcAj2uyv97s7v+2A==
      -----END EC PRIVATE KEY-----
      """
  }
#endif
