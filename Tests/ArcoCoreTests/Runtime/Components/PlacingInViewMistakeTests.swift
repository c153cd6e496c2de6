#if os(macOS) || os(Linux)
  import Arco
  import Testing

  private let counting = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
  private let own = Lens<Int, Int>(get: { $0 }, modify: { whole, change in change(&whole) })
  private let same = Prism<Int, Int>(extract: { $0 }, embed: { $0 })
  private let child: Child<Void, Int, Int, Int, Int> = counting.child(state: own, input: same)
  private let whole = Dispatcher<Void, Int, Int> { child }
  @MainActor private let number = Face<Int, Int, Text> { count, _ in .line("\(count)") }

  /// What a view may not place.
  @MainActor
  struct PlacingInViewMistakeTests {
    @Test func `a child that one view places twice is refused`() async {
      let exit = await #expect(processExitsWith: .failure, observing: itsWords) { @MainActor in
        _ = Shown(
          Driver(whole, state: 0),
          .showing { _, _, parts in
            .list([parts.place(child, number), parts.place(child, number)])
          })
      }
      #expect(exit.words.contains("a view placed a child twice"))
    }

    @Test func `one line that places parts which their optics do not tell apart is refused`() async
    {
      let exit = await #expect(processExitsWith: .failure, observing: itsWords) { @MainActor in
        _ = Shown(
          Driver(whole, state: 0),
          .showing { _, _, parts in
            .list((0..<2).map { _ in parts.place(number, state: own, input: same) })
          })
      }
      #expect(exit.words.contains("one line placed two parts"))
    }

    @Test func `local state that a view asks for is refused`() async {
      let exit = await #expect(processExitsWith: .failure, observing: itsWords) { @MainActor in
        _ = Shown(
          Driver(whole, state: 0),
          .showing { _, _, parts in .line("\(parts.local(0).state)") })
      }
      #expect(exit.words.contains("ask for it once, in Face.placing"))
    }
  }
#endif
