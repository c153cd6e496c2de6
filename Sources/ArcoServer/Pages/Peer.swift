#if Server
  /// The address at the other end of the connection a request came by.
  ///
  /// A task local, as Hummingbird's contexts need not know their connection.
  enum Peer {
    @TaskLocal static var address: String?
  }
#endif
