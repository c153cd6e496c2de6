import ArcoArchitectures
import ArcoComonads
import ArcoLaws
import ArcoTesting
import ReaderFeature
import ReaderHTML
import Testing

/// The parts without their views: each is a value, and is tested as one.
@Suite struct ReaderPartTests {
  private let spots = [(1, 0), (3, 0), (3, 1), (3, 2)].map { Spot(count: $0.0, index: $0.1) }

  @Test func `a store of shapes is seen as the space of these shapes`() {
    let laws = MorphismLaws(
      Morphism<Stores<Spot>, Zippers>.shapes(), .store(spots), ContainerSamples<Zippers>.zipper)
    #expect(laws.counterexamples() == [])
  }

  @Test func `pages are seen as a zipper`() throws {
    let entries = try Kiosk.kettle.feed().entries
    let pages = [Pages([], length: 2), Pages(entries, length: 2)].flatMap { pages in
      (0..<pages.spot.count).map { index in
        var turned = pages
        turned.spot = Spot(count: pages.spot.count, index: index)
        return turned
      }
    }
    #expect(pages.count == 4)
    #expect(
      MorphismLaws(row, .store(pages), ContainerSamples<Zippers>.zipper).counterexamples() == [])
  }

  @Test func `every entry is on one page, and there is a page even of nothing`() throws {
    let entries = try Kiosk.kettle.feed().entries
    for length in 1...6 {
      var pages = Store(Pages(entries, length: length)) { $0 }
      let count = pages.position.spot.count
      var seen = Array(pages.position.inView)
      for _ in 1..<max(count, 2) where pages.position.spot.right != pages.position.spot.index {
        pages.move(by: Update.right().lifted(along: row))
        seen += pages.position.inView
      }
      #expect(seen == entries)
    }
    #expect(Pages([], length: 4).spot == Spot(count: 1, index: 0))
  }

  @Test func `what was seen is a monoid, in which order does not count`() {
    let one = Generator.element(of: ["a", "b", "c"].map { SeenEntries($0) })
    let seen = Generator<[SeenEntries]>.array(of: one)
      .map { $0.reduce(SeenEntries.empty) { $0.appending($1) } }
    #expect(MonoidLaws(seen).counterexamples() == [])
    let (a, b) = (SeenEntries("a"), SeenEntries("b"))
    #expect(a.appending(b) == b.appending(a))
    #expect(a.appending(a) == a)
    #expect(a.contains("a") && !a.contains("b"))
  }

  @Test func `a shelf shows the newest of what is open, and what has no date last`() {
    var shelf = Shelf.kiosk
    let feeds = shelf.entries(with: "").prefix(3).map(\.feed)
    #expect(feeds == ["The Bean Post", "Kettle & Cup", "The Bean Post"])
    #expect(shelf.entries(with: "").last?.title == "A letter from a reader")
    shelf.open(Kiosk.kettle.place)
    #expect(shelf.entries(with: "").count == 5)
    #expect(shelf.entries(with: "STREAM helps").map(\.title) == ["Gooseneck or not?"])
    #expect(shelf.entries(with: "stream boats") == [])
  }

  @Test func `a feed that was taken off stays off, whatever comes from its address`() throws {
    let feed = try Kiosk.kettle.feed()
    var shelf = Shelf([feed])
    shelf.open(feed.address)
    shelf.refresh(feed.address)
    shelf.remove(feed.address)
    shelf.receive(.success(feed), from: feed.address)
    #expect(shelf == Shelf())
  }

  @Test func `a feed that is added again is replaced where it is`() throws {
    var shelf = Shelf.kiosk
    let feed = Feed(address: Kiosk.beanPost.place, title: "New", entries: [])
    shelf.add(feed)
    #expect(shelf.subscriptions.map(\.feed.title) == ["New", "Kettle & Cup"])
    #expect(shelf.opened?.feed == feed)
  }

  @Test func `no feed goes without the question`() {
    let (one, other) = (Kiosk.beanPost.place, Kiosk.kettle.place)
    func after(_ inputs: Leaving.Input...) -> Leaving {
      Moore(initial: .staying, update: Leaving.step) { $0 }.select(.inputs(inputs)).extract()
    }
    #expect(after(.agree) == .staying)
    #expect(after(.leave(one), .leave(other), .agree) == .agreed(other))
    #expect(after(.leave(one), .stay, .agree) == .staying)
    #expect(after(.leave(one), .agree, .gone) == .staying)
  }

  @Test func `the wizard answers what is to be fetched, and its feed once`() throws {
    let feed = try Kiosk.kettle.feed()
    let wizard = Cofree<Subscribing, Subscribing.State>(state: .asking("", nil)) { $0 }
    let written = wizard.asking(.write(feed.address.text)).space
    let (fetch, fetching) = written.asking(.fetch)
    #expect(fetch == .address(feed.address))
    #expect(fetching.asking(.agree).space.extract() == .fetching(feed.address))
    let previewing = fetching.asking(.receive(.success(feed), from: feed.address)).space
    #expect(previewing.asking(.collect).answer == .feed(nil))
    let agreed = previewing.asking(.agree).space
    let (first, collected) = agreed.asking(.collect)
    #expect(first == .feed(feed))
    #expect(collected.asking(.collect).answer == .feed(nil))
    #expect(collected.extract() == .asking("", nil))
  }

  @Test func `the wizard takes no answer that it does not wait for`() throws {
    let feed = try Kiosk.kettle.feed()
    let other = Kiosk.beanPost.place
    let answer = Subscribing.Query.receive(.success(feed), from: feed.address)
    for state in [.asking("", nil), .fetching(other), .previewing(feed)] as [Subscribing.State] {
      let wizard = Cofree<Subscribing, Subscribing.State>(state: state) { $0 }
      #expect(wizard.asking(answer).space.extract() == state)
    }
  }

  @Test func `the wizard asks again, with the address, when something was wrong`() {
    func after(_ queries: Subscribing.Query...) -> Subscribing.State {
      var wizard = Cofree<Subscribing, Void>(state: .asking("", nil)) { _ in }
      for query in queries { wizard = wizard.asking(query).space }
      return wizard.position.state
    }
    let place = Kiosk.torn.place
    #expect(after(.write("torn"), .fetch) == .asking("torn", .noAddress))
    #expect(
      after(.write(place.text), .fetch, .receive(.failure(.notFound), from: place))
        == .asking(place.text, .noFeed(.notFound)))
    #expect(after(.write(place.text), .fetch, .goBack) == .asking(place.text, nil))
    #expect(after(.write(place.text), .fetch, .write("a")) == .fetching(place))
  }

  @Test func `the kiosk has its feeds at their addresses, one of them slowly`() async throws {
    let pauses = Pauses()
    let world = ReaderWorld.kiosk { pauses.note($0) }
    let nowhere = [Kiosk.silent, "https://a.example"].compactMap { FeedAddress($0) }
    let places = Kiosk.all.map(\.place) + nowhere
    var answers: [String] = []
    for place in places {
      switch await world.feed(at: place) {
      case .success(let feed): answers.append(feed.title)
      case .failure(let problem): answers.append("\(problem)")
      }
    }
    #expect(answers.prefix(4) == ["The Bean Post", "Kettle & Cup", "Mill Notes", "Slow Drip"])
    #expect(answers.suffix(2) == ["unreachable", "notFound"])
    #expect(pauses.all.filter { $0 > .seconds(1) }.count == 1)
    #expect(Set(Edition.kiosk.suggestions).isSubset(of: places))
  }
}
