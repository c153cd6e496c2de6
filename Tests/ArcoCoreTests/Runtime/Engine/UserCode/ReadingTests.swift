import Arco
import Testing

/// Where a driver's users may read its state, and where they are told why not.
@MainActor @Suite struct ReadingTests {
  @Test(arguments: CallCase.all.filter { !$0.site.isWithinChange })
  func `a driver may be read from wherever the state is not being changed`(_ call: CallCase) async {
    await Hooks.$current.withValue(Hooks()) {
      let holder = RigHolder(isShown: call.isShown)
      var rows: Int?
      holder.hooks.arm(call.site) { rows = holder.driver?.state.menu.count }
      await holder.reach(call.site)
      #expect(rows == 3)
    }
  }

  @Test func `who reads the driver in a handler is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await read(at: .handler)
    }
    #expect(exit.words.contains(why))
  }

  @Test func `who reads the driver in a move is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await read(at: .move)
    }
    #expect(exit.words.contains(why))
  }

  @Test func `who reads the driver in a move of an effect is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await read(at: .moveByLetter)
    }
    #expect(exit.words.contains(why))
  }

  @Test func `who reads the driver in an optic is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await read(at: .lens)
    }
    #expect(exit.words.contains(why))
  }

  @Test func `who reads the driver in a filter is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await read(at: .filter)
    }
    #expect(exit.words.contains(why))
  }

  @Test func `who reads the driver in what a filter depends on is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await read(at: .criterion)
    }
    #expect(exit.words.contains(why))
  }

  @Test func `who reads the driver in an == is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await read(at: .rowID)
    }
    #expect(exit.words.contains(why))
  }
}

/// Reads the state of a driver at a call site of its own.
@MainActor private func read(at site: CallSite) async {
  await Hooks.$current.withValue(Hooks()) {
    let holder = RigHolder(isShown: false)
    holder.hooks.arm(site, repeating: true) { _ = holder.driver?.state }
    await holder.reach(site)
  }
}

private let why = "the state of a driver was read while it is being changed"
