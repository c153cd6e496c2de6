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
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await read(at: .handler)
    }
    #expect(saysWhy(exit))
  }

  @Test func `who reads the driver in a move is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await read(at: .move)
    }
    #expect(saysWhy(exit))
  }

  @Test func `who reads the driver in a move of an effect is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await read(at: .moveByLetter)
    }
    #expect(saysWhy(exit))
  }

  @Test func `who reads the driver in an optic is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await read(at: .lens)
    }
    #expect(saysWhy(exit))
  }

  @Test func `who reads the driver in a filter is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await read(at: .filter)
    }
    #expect(saysWhy(exit))
  }

  @Test func `who reads the driver in what a filter depends on is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await read(at: .criterion)
    }
    #expect(saysWhy(exit))
  }

  @Test func `who reads the driver in an == is told why that cannot be`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await read(at: .rowID)
    }
    #expect(saysWhy(exit))
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

private func saysWhy(_ exit: ExitTest.Result?) -> Bool {
  exit.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
    .contains("the state of a driver was read while it is being changed") == true
}
