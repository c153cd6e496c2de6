public import ArcoCore

/// The parts of a held driver that a test driver uses. They do not depend on the state's type.
protocol TestedDriver<Input>: AnyObject {
  associatedtype Input

  var inputs: [Input] { get }
  var unfinished: [UnfinishedEffect] { get }

  func send(_ input: Input)
  func receive()
  func takeMail() -> Bool
  func stop()
  func end()
}

extension HeldDriver: TestedDriver {
  func send(_ input: Input) { driver.send(input) }
  func stop() { driver.stop() }
}
