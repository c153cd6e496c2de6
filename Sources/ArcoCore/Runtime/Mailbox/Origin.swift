/// The send to which a requested effect belongs. An effect that the send itself requests is the
/// send's own. An effect that an input of its effects requests belongs to its chain.
struct Origin: Equatable {
  /// The send itself; 0 for what an effect's input asked for.
  var send: Int
  /// The send with which the chain began; 0 for none.
  var chain: Int

  static var none: Origin { Origin(send: 0, chain: 0) }
  /// Of no send: none is under way.
  static var over: Origin { Origin(send: -1, chain: -1) }
}
