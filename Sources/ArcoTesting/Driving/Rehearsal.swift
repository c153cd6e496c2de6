public import ArcoCore

/// A driver held by hand, as a test driver knows it: without its state.
protocol Rehearsal<Input>: AnyObject {
  associatedtype Input

  var inputs: [Input] { get }
  var unfinished: [UnfinishedEffect] { get }

  func send(_ input: Input)
  func receive()
  func takeMail() -> Bool
  func stop()
  func end()
}

extension HeldDriver: Rehearsal {
  func send(_ input: Input) { driver.send(input) }
  func stop() { driver.stop() }
}
