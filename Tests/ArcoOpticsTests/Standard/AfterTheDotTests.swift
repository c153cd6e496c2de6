import ArcoOptics
import Testing

private struct Player: Identifiable, Equatable {
  let id: Int
  var score = 0
}

private enum Size: String { case small, large }

private struct Team: Equatable {
  var players = (0..<4).map { Player(id: $0, score: $0 * 10) }
  var absent: Set<Int> = [3]
  var names = [1: "Ada"]
  var captain: Player?
  var answer: Result<Int, Refusal> = .success(1)
  var text = "7"
  var size = "small"
  var count = 300
  var isOpen = true

  struct Refusal: Error, Equatable {}
}

/// Each standard optic as a member of an optic: `Lens(\Team.players)[id: 7]`.
struct AfterTheDotTests {
  private let team = Team()
  private let players = Lens(\Team.players)

  @Test func `elements of a collection`() {
    #expect(players[at: 2].extract(team)?.id == 2)
    #expect(players[at: 4].extract(team) == nil)
    #expect(players[id: 3].extract(team)?.score == 30)
    #expect(players.first.extract(team)?.id == 0)
    #expect(players.last.extract(team)?.id == 3)
    #expect(players.cons.extract(team)?.1.count == 3)
    #expect(players.snoc.extract(team)?.1.id == 3)
    #expect(players.each.values(in: team).map(\.id) == [0, 1, 2, 3])
    #expect(players.prefix(2).values(in: team).map(\.id) == [0, 1])
    #expect(players.suffix(2).values(in: team).map(\.id) == [2, 3])
    #expect(players[within: 1..<3].values(in: team).map(\.id) == [1, 2])
    #expect(players.each.filtered { $0.score > 15 }.values(in: team).map(\.id) == [2, 3])
  }

  @Test func `dictionaries and sets`() {
    let names = Lens(\Team.names)
    #expect(names[key: 1].get(team) == "Ada")
    #expect(names[key: 1].some.extract(team) == "Ada")
    #expect(names[id: 2].extract(team) == nil)
    #expect(names.eachValue().values(in: team) == ["Ada"])
    #expect(Lens(\Team.absent).contains(3).get(team))
  }

  @Test func `optionals, results and single values`() {
    #expect(Lens(\Team.captain).some.extract(team) == nil)
    #expect(Lens(\Team.captain).none.extract(team) != nil)
    #expect(Lens(\Team.answer).success.extract(team) == 1)
    #expect(Lens(\Team.answer).failure.extract(team) == nil)
    #expect(Lens(\Team.isOpen).only(true).extract(team) != nil)
    #expect(Lens(\Team.isOpen).only(false).extract(team) == nil)
  }

  @Test func `texts and numbers`() {
    #expect(Lens(\Team.text).eachCharacter.values(in: team) == ["7"])
    #expect(Lens(\Team.text).eachScalar.values(in: team) == ["7"])
    #expect(Lens(\Team.text).parsed(as: Int.self).extract(team) == 7)
    #expect(Lens(\Team.size).represented(as: Size.self).extract(team) == .small)
    #expect(Lens(\Team.count).exactly(as: UInt8.self).extract(team) == nil)
    #expect(Lens(\Team.count).exactly(as: UInt16.self).extract(team) == 300)
  }

  @Test func `from the type itself`() {
    #expect(Itself<[Int]>().first.extract([4, 5]) == 4)
    #expect(Int?.prisms.some.extract(6) == 6)
    #expect(extracted(by: .only(2), from: 2))
    #expect(!extracted(by: .only(2), from: 3))
    #expect(extracted(by: .some(), from: Optional(())))
    #expect(extracted(by: .itself(), from: ()))
  }

  private func extracted<Whole>(by optic: some PrismOptic<Whole, Void>, from whole: Whole) -> Bool {
    optic.extract(whole) != nil
  }
}
