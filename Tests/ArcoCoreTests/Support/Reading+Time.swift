import ArcoCore
import ArcoTesting

extension Reading {
  /// Lets time pass, with each timer in its turn and all that follows from it.
  func pass(_ time: VirtualTime, _ milliseconds: Int) async {
    let end = time.now + .milliseconds(milliseconds)
    await settle()
    while let next = time.next, next <= end {
      time.jump(to: next)
      await settle()
    }
    time.jump(to: end)
    await settle()
  }

  /// Does something that a running effect waits for, and all that follows from it.
  func act(_ name: String) async {
    journal.act(name)
    await settle()
  }
}
