import Arco
import ArcoExplorer
import LoginFeature
import LoginHTML
import Testing

/// What the service answers who wants in.
private enum Reply { case welcome, unknown, silence }

struct LoginExplorationTests {
  private let explorer = Explorer { outside in
    Program(
      loginPage(), state: .loggedOut(nil),
      world: LoginWorld(
        callingLogIn: { name, answer in
          outside.ask("log in", about: name, answers: Reply.welcome, .unknown, .silence) { reply in
            switch reply {
            case .welcome: answer(.success(()))
            case .unknown: answer(.failure(.unknownName))
            case .silence: answer(.failure(.unreachable))
            }
          }
        },
        logOut: { answer in outside.ask("log out", answers: true) { _ in answer() } }))
  }.typing("Ada", " ", into: "Name")

  @Test func `nobody gets stuck between in and out`() throws {
    let walk = try explorer.walk()
    #expect(walk.isComplete)
    #expect(
      walk.whenever(
        "a login ends", { $0.isAsking("log in") }, eventually: { !$0.isAsking("log in") }
      )
      .holds)
    #expect(
      walk.whenever(
        "who is thrown out is out", { $0.state == .loggingOut(.forced) },
        eventually: { $0.state == .loggedOut(.forced) }
      ).holds)
    #expect(walk.fromEverywhere("one can log in") { $0.offers("Log in") }.holds)
    #expect(walk.hasNoDeadEnds().holds)
    #expect(walk.unanswered.isEmpty)
  }

  @Test func `who is thrown out while logging in does not get in by it`() throws {
    let walk = try explorer.walk()
    #expect(
      walk.after(
        "who is thrown out stays out", { $0.state == .loggingOut(.forced) },
        until: { $0.state == .loggedOut(.forced) }, always: { !$0.shows("Welcome") }
      ).holds)
    #expect(walk.never("two logins are asked for") { $0.questions.count > 1 }.holds)
    let inside = walk.sometimes("somebody is in") { $0.shows("Welcome, Ada.") }
    #expect(
      inside.way?.steps == [
        "put \"Ada\" into \"Name\", click \"Log in\"", "\"log in\" is answered with .welcome",
      ])
    #expect(inside.way?.replays() == true)
  }

  @Test func `the page can be used by its names`() throws {
    let walk = try explorer.walk()
    #expect(walk.everyControlHasAName().holds)
    #expect(walk.idsAreUnique().holds)
    #expect(walk.hasNoProblems().holds)
    #expect(walk.whatIsDisabledDoesNothing().holds)
  }

  @Test func `the focus and what is typed stay, and nothing traps`() throws {
    let walk = try explorer.walk(sheltered: true)
    #expect(walk.nothingTraps().holds)
    let focus = walk.theFocusIsKept()
    #expect(focus.holds, "\(focus)")
    let typed = walk.whatWasTypedIsKept()
    #expect(typed.holds, "\(typed)")
  }
}
