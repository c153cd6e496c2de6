/// How a running effect speaks to a component that understands other inputs than the effect sends.
///
/// `post` may be called from anywhere; what the others are given is used in the owner's isolation.
struct Relay<State, Input: Sendable>: Sendable {
  let running: Running
  let send: @Sendable (Input) -> Void
  let receive: @Sendable (Input) -> Void
  let change: @Sendable (@Sendable (inout State) -> Void) -> Void
  let read: @Sendable () -> State?
}
