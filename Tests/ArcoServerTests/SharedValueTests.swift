#if Server
  import ArcoServer
  import ArcoWorld
  import Testing

  @Suite struct SharedValueTests {
    private let clock = ManualClock()
    private let site: Site

    init() throws {
      site = try Site(Site.Configuration(), logger: LogBook().logger, time: clock.timekeeper)
    }

    @Test func `what nobody changed is gone with its pages`() {
      let numbers = SharedValues(of: site, first: 0)
      var first: Shared<Int>? = numbers.value(for: "a", of: nil)
      let second = numbers.value(for: "a", of: nil)
      #expect(numbers.count == 0)
      first?.change { $0 = 1 }
      #expect(second.value == 1)
      #expect(numbers.count == 1)
      first = nil
      #expect(numbers.value(for: "a", of: nil).value == 1)
    }

    @Test func `it is kept for a time`() {
      let numbers = SharedValues(of: site, first: 0, lifetime: .seconds(10))
      numbers.value(for: "a", of: nil).change { $0 = 1 }
      clock.advance(by: .seconds(9))
      #expect(numbers.value(for: "a", of: nil).value == 1)
      clock.advance(by: .seconds(9))
      #expect(numbers.value(for: "a", of: nil).value == 1)
      clock.advance(by: .seconds(10))
      #expect(numbers.value(for: "a", of: nil).value == 0)
    }

    @Test func `with too many, those that were used longest ago are forgotten`() {
      let numbers = SharedValues(of: site, first: 0, most: 4)
      for browser in 1...100 {
        numbers.value(for: "\(browser)", of: nil).change { $0 = browser }
        clock.advance(by: .seconds(1))
        #expect(numbers.count <= 4)
      }
      #expect(numbers.value(for: "100", of: nil).value == 100)
      #expect(numbers.value(for: "1", of: nil).value == 0)
    }

    @Test func `it is for nobody else who uses the browser`() {
      let numbers = SharedValues(of: site, first: 0)
      let ada = SharedOwner(Subject(id: "1", logIn: "x"))
      numbers.value(for: "a", of: ada).change { $0 = 1 }
      #expect(numbers.value(for: "a", of: ada).value == 1)
      #expect(numbers.value(for: "a", of: SharedOwner(Subject(id: "1", logIn: "y"))).value == 0)
      #expect(numbers.value(for: "a", of: ada).value == 0)
    }

    @Test func `a page that outlives its value goes on alone`() {
      let numbers = SharedValues(of: site, first: 0, lifetime: .seconds(10))
      let old = numbers.value(for: "a", of: nil)
      clock.advance(by: .seconds(10))
      let new = numbers.value(for: "a", of: nil)
      old.change { $0 = 1 }
      #expect(old.value == 1)
      #expect(new.value == 0)
      #expect(numbers.count == 0)
    }
  }
#endif
