import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoHTML
import ArcoLaws
import ArcoTesting
import ArcoWeb
import ArcoWebTesting
import Testing

// The code of the article "Write a container of your own".

private struct Place: Hashable, Sendable {
  var count: Int
  var index: Int
}

private enum Rings: Container {
  static func root(_ place: Place) -> Int { 0 }
  static func reshape(_ place: Place, at turn: Int) -> Place {
    Place(count: place.count, index: (place.index + turn) % place.count)
  }
  static func compose(_ place: Place, _ first: Int, _ then: Int) -> Int {
    (first + then) % place.count
  }
}

/// Turns, joined as if they were indices.
private enum Muddled: Container {
  static func root(_ place: Place) -> Int { 0 }
  static func reshape(_ place: Place, at turn: Int) -> Place { Rings.reshape(place, at: turn) }
  static func compose(_ place: Place, _ first: Int, _ then: Int) -> Int { then }
}

/// Turns from which no full turn is taken off.
private enum Dizzy: Container {
  static func root(_ place: Place) -> Int { 0 }
  static func reshape(_ place: Place, at turn: Int) -> Place { Rings.reshape(place, at: turn) }
  static func compose(_ place: Place, _ first: Int, _ then: Int) -> Int { first + then }
}

extension Space where C == Rings {
  fileprivate init(_ elements: [Element]) {
    self.init(origin: Place(count: elements.count, index: 0)) { turn in elements[turn] }
  }
}

extension Update where C == Rings, Value == Void {
  fileprivate static func right() -> Update { moving { $0.count > 1 ? 1 : 0 } }
  fileprivate static func left() -> Update { moving { $0.count - 1 } }
}

private enum Turning: Sendable { case left, right }

private func carousel(_ titles: [String]) -> Program<Void, Present<Rings>, Turning, HTML> {
  Space<Rings, (Send<Turning>) -> HTML>(
    titles.map { title in
      { send in
        section(.ariaLabel("Seasons")) {
          button("Before", .onClick { send(.left) })
          output(title)
          button("After", .onClick { send(.right) })
        }
      }
    }
  ).handling(with: .moves { $0 == .left ? .left() : .right() })
}

@Suite struct OwnContainerTests {
  private let seasons = ["spring", "summer", "autumn", "winter"]

  private func samples<C: Container>() -> ContainerSamples<C>
  where C.Shape == Place, C.Position == Int {
    ContainerSamples(
      shapes: Generator<Int>.integer(in: 1...4).flatMap { count in
        Generator<Int>.integer(in: 0...(count - 1)).map { Place(count: count, index: $0) }
      },
      positions: { Array(0..<$0.count) },
      name: { "\($0.index) of \($0.count)" })
  }

  @Test func `the ring of the article is lawful`() {
    let rings: ContainerSamples<Rings> = samples()
    #expect(ArchitectureLaws(rings).counterexample() == nil)
    let ring = Space<Rings, String>(seasons)
    #expect(ring.select(.left()).extract() == "winter")
    let round = Update<Rings, Void>.all([.right(), .right(), .right(), .right()])
    #expect(ring.select(round).extract() == "spring")
    #expect(Space<Rings, String>(["spring"]).select(.right()).extract() == "spring")
  }

  @Test func `the muddled ring of the article is caught with the text that it shows`() {
    let muddled: ContainerSamples<Muddled> = samples()
    #expect(
      ContainerLaws(muddled).counterexample(seed: 1)?.description == """
        Muddled breaks “the shape at two composed positions is the shape at the first and then the second”
          shape     Place(count: 2, index: 0)
          first     1
          second    0
          expected  "1 of 2"
          found     "0 of 2"
        try 3 of seed 1
        """)
    #expect(
      ComonadLaws(muddled).counterexample(seed: 1)?.description == """
        Space<Muddled> breaks “rebasing the space changes nothing”
          shape     Place(count: 2, index: 0)
          position  1
          elements  [Both<Int, Int>(first: 0, second: 0): -8, Both<Int, Int>(first: 1, second: 0): -806]
          expected  [-806, -8, -806]
          found     [-8, -8, -806]
        try 3 of seed 1
        """)
    #expect(PairingLaws(.own, muddled, muddled).counterexample() != nil)
    #expect(ActionLaws(muddled).counterexample() != nil)
    let ring = Space<Muddled, String>(origin: Place(count: 4, index: 0)) { seasons[$0] }
    let turn = Update<Muddled, Void>.moving { _ in 1 }
    #expect(ring.select(turn).extract() == "summer")
    #expect(ring.select(turn).select(turn).extract() == "summer")
  }

  @Test func `a ring that never takes a full turn off is lawful all the same`() {
    let dizzy: ContainerSamples<Dizzy> = samples()
    #expect(ArchitectureLaws(dizzy).counterexample() == nil)
    let turn = Update<Dizzy, Void>.moving { _ in 1 }
    let ring = Space<Dizzy, Int>(origin: Place(count: 2, index: 0)) { $0 }
    #expect(ring.select(turn).select(turn).extract() == 2)
  }

  @Test @MainActor func `the carousel of the article goes round`() throws {
    let page = TestPage(carousel(seasons))
    try page.click("Before")
    #expect(try page.text(of: "output") == "winter")
    try page.click("After")
    #expect(try page.text(of: "output") == "spring")
    let driver = TestDriver(carousel(["spring", "summer"]), seeing: { $0.position })
    try driver.send(.right) { $0 = 1 }
    try driver.send(.right) { $0 = 0 }
    try driver.finish()
  }
}
