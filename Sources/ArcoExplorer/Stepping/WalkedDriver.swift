import ArcoCore

/// A driver whose mail is delivered by hand, without the type of its world.
protocol WalkedDriver<State, Input>: AnyObject {
  associatedtype State
  associatedtype Input: Sendable

  var state: State { get }
  var inputs: [Input] { get }
  var sendersOfInputs: [ObjectIdentifier] { get }
  var effectsInFlight: [EffectInFlight] { get }
  var queueMemories: [QueueMemory] { get }
  var locals: [LocalChange] { get }
  var isWatching: Bool { get }
  var hasAttachments: Bool { get }

  func send(_ input: Input)
  func receive()
  func hear(_ act: () -> Void) -> Input?
  func hearHandled(_ hear: @escaping (Any) -> Void)
  func takeMail() -> Bool
  func put(_ state: State, _ locals: [LocalChange], isQuiet: Bool) -> Bool
  func end()
}

extension HeldDriver: WalkedDriver {
  var state: State { driver.state }
  func send(_ input: Input) { driver.send(input) }
}
