#if Server
  /// The peer's address on the connection of the current request.
  ///
  /// A task local, since Hummingbird's contexts may not know their connection.
  enum Peer {
    @TaskLocal static var address: String?
  }
#endif
