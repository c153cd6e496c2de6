/// Which send something belongs to. What a send asks for is the send's own. What the inputs of its
/// effects ask for belongs to its chain.
struct Origin: Equatable {
  /// The send itself; 0 for what an effect's input asked for.
  var send: Int
  /// The send that all of it began with; 0 for none.
  var chain: Int

  static var none: Origin { Origin(send: 0, chain: 0) }
  /// Of no send: none is under way.
  static var over: Origin { Origin(send: -1, chain: -1) }
}
