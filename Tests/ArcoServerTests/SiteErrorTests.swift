#if Server
  import ArcoServer
  import Testing

  @Suite struct SiteErrorTests {
    @Test(arguments: [
      (
        SiteError.portInUse(host: "0.0.0.0", port: 65535),
        """
        Port 65535 on 0.0.0.0 is already in use by another program. \
        Stop that program, or choose another port, such as 8080.
        """
      ),
      (
        .portNotPermitted(host: "0.0.0.0", port: 80),
        """
        This program may not listen on port 80 of 0.0.0.0. \
        Ports below 1024 need special rights: choose a higher one, such as 8080.
        """
      ),
      (
        .addressUnknown(host: "192.0.2.1"),
        """
        This machine has no address 192.0.2.1. \
        Use 127.0.0.1 for this machine only, or 0.0.0.0 for every network.
        """
      ),
      (
        .portOutOfRange(65536),
        "Port 65536 does not exist. Choose one from 1 to 65535, or 0 for any free one."
      ),
      (
        .secretTooShort(bytes: 16),
        """
        The key's secret has 16 bytes and needs at least 32. \
        `openssl rand -hex 32` makes one.
        """
      ),
      (
        .keyNameInvalid("a.b"),
        """
        The key id "a.b" is not valid: use letters, digits, - and _ only, at most 32 of them for a \
        StoreKey, and a different id for each key.
        """
      ),
      (
        .limitInvalid("away"),
        "The limit `away` must be greater than zero, and a duration at most a hundred years."
      ),
      (
        .basePathInvalid("arco"),
        "The base path \"arco\" must begin with / and must not end with it, as in /arco."
      ),
    ])
    func `every error says its cause and its remedy`(_ error: SiteError, text: String) {
      #expect("\(error)" == text)
    }
  }
#endif
