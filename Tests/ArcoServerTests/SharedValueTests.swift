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

    @Test func `one network forgets its own values, and nobody else's`() {
      let numbers = SharedValues(of: site, first: 0, most: 100, mostPerAddress: 10)
      for browser in 0..<10 {
        numbers.value(for: "honest \(browser)", of: nil, from: "10.0.0.\(browser)").change {
          $0 = 1
        }
      }
      for browser in 0..<1_000 {
        numbers.value(for: "\(browser)", of: nil, from: "10.0.1.1").change { $0 = 2 }
        numbers.value(for: "six \(browser)", of: nil, from: "2001:db8:0:\(browser)::/64").change {
          $0 = 2
        }
        #expect(numbers.count <= 100)
      }
      // With all that a /48 is granted there are more than 100.
      #expect(numbers.value(for: "999", of: nil, from: "10.0.1.1").value == 2)
      let few = SharedValues(of: site, first: 0, most: 1_000, mostPerAddress: 10)
      few.value(for: "honest", of: nil, from: "10.0.0.1").change { $0 = 1 }
      for browser in 0..<1_000 {
        few.value(for: "\(browser)", of: nil, from: "10.0.1.1").change { $0 = 2 }
        few.value(for: "six \(browser)", of: nil, from: "2001:db8:0:\(browser)::/64").change {
          $0 = 2
        }
      }
      #expect(few.count == 1 + 10 + 160)
      #expect(few.value(for: "honest", of: nil, from: "10.0.0.1").value == 1)
    }

    @Test func `values of who is logged in are forgotten last, and as many of one account`() {
      let numbers = SharedValues(of: site, first: 0, most: 20, mostPerAddress: 10)
      func owner(_ id: String, _ logIn: Int = 1) -> SharedOwner? {
        SharedOwner(Subject(id: id, logIn: "\(logIn)"))
      }
      numbers.value(for: "ada", of: owner("ada")).change { $0 = 1 }
      for browser in 0..<100 {
        numbers.value(for: "\(browser)", of: nil, from: "10.0.0.\(browser)").change { $0 = 2 }
        numbers.value(for: "of grace \(browser)", of: owner("grace", browser)).change { $0 = 3 }
      }
      #expect(numbers.count == 20)
      #expect(numbers.value(for: "ada", of: owner("ada")).value == 1)
      #expect(numbers.value(for: "99", of: nil, from: "10.0.0.99").value == 2)
      #expect(numbers.value(for: "of grace 99", of: owner("grace", 99)).value == 3)
      #expect(numbers.value(for: "of grace 89", of: owner("grace", 89)).value == 0)
    }

    @Test func `looking at pages pushes out nobody's value`() {
      let numbers = SharedValues(of: site, first: 0, most: 4)
      numbers.value(for: "a", of: nil).change { $0 = 1 }
      let open = (0..<100).map { numbers.value(for: "\($0)", of: nil) }
      #expect(numbers.count == 1)
      #expect(numbers.value(for: "a", of: nil).value == 1)
      #expect(open.allSatisfy { $0.value == 0 })
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
