#if Server
  import ArcoCore
  import ArcoServer
  import ArcoWorld
  import CArcoWorkers
  import Foundation
  import Logging
  import Testing

  /// What the pages of several workers have in common.
  @Suite(.timeLimit(.minutes(1))) struct WorkerTopicTests {
    /// A worker, and the supervisor's end of its socket.
    private final class Place {
      let worker: Worker
      let book = LogBook()
      let site: Site
      private let mine: Int32
      private let theirs: Int32
      private var reader = ControlReader()

      init(number: Int) throws {
        var (mine, theirs): (Int32, Int32) = (-1, -1)
        try #require(arco_pair(&mine, &theirs) == 0)
        (self.mine, self.theirs) = (mine, theirs)
        worker = Worker(
          WorkerName(
            number: number, folder: "/nowhere", secret: Data(repeating: 1, count: 32), memory: nil),
          control: theirs, marks: -1)
        site = try Site(
          Site.Configuration(), logger: book.logger, time: ManualClock().timekeeper, worker: worker)
      }

      deinit {
        close(mine)
        close(theirs)
      }

      /// The next frame that the worker said, which is there by now.
      func said() -> ControlFrame? {
        while true {
          if let frame = reader.next() { return frame }
          var bytes = [UInt8](repeating: 0, count: 65_536)
          var none: Int32 = -1
          let count = arco_receive(mine, &bytes, bytes.count, &none)
          guard count > 0 else { return nil }
          reader.append(bytes.prefix(Int(count)))
        }
      }
    }

    private struct Order: Codable, Equatable, Sendable {
      struct Unwritable: Error {}
      var item: String

      func encode(to encoder: any Encoder) throws {
        if item == "unwritable" { throw Unwritable() }
        var container = encoder.singleValueContainer()
        try container.encode(item)
      }

      init(_ item: String) { self.item = item }
      init(from decoder: any Decoder) throws {
        item = try decoder.singleValueContainer().decode(String.self)
      }
    }

    @Test func `what is published goes to the supervisor, and is heard by who hears it say so`()
      throws
    {
      let (first, second) = (try Place(number: 1), try Place(number: 2))
      let topics = [first, second].map { $0.site.topic("orders", of: Order.self) }
      let heard = Locked<[[String]]>([[], []])
      let listening = topics.enumerated().map { place, topic in
        topic.listen { order in heard.withLock { $0[place].append(order.item) } }
      }
      // Each says something before it has heard the other; nobody hears what the supervisor has not said.
      topics[0].publish(Order("tea"))
      topics[1].publish(Order("coffee"))
      topics[0].publish(Order("milk"))
      #expect(heard.withLock { $0 } == [[], []])
      let frames = [first.said(), second.said(), first.said()].compactMap { $0 }
      #expect(frames.count == 3)
      for frame in frames {
        for place in [first, second] { place.worker.take(frame) }
      }
      #expect(heard.withLock { $0 } == Array(repeating: ["tea", "coffee", "milk"], count: 2))
      withExtendedLifetime(listening) {}
    }

    @Test func `topics of other names hear nothing of it, and all of one name hear it`() throws {
      let place = try Place(number: 1)
      let heard = Locked<[String]>([])
      let listening = ["orders", "orders", "news"].enumerated().map { number, name in
        place.site.topic(name, of: Order.self)
          .listen { order in heard.withLock { $0.append("\(number) \(order.item)") } }
      }
      place.site.topic("orders", of: Order.self).publish(Order("tea"))
      place.worker.take(try #require(place.said()))
      #expect(heard.withLock { $0.sorted() } == ["0 tea", "1 tea"])
      withExtendedLifetime(listening) {}
    }

    @Test func `without a supervisor, topics of one name and type are one topic`() throws {
      let site = try Site(
        Site.Configuration(), logger: LogBook().logger, time: ManualClock().timekeeper, worker: nil)
      let heard = Locked<[String]>([])
      let listening = ["orders", "news"].map { name in
        site.topic(name, of: Order.self)
          .listen { order in heard.withLock { $0.append("\(name) \(order.item)") } }
      }
      site.topic("orders", of: Order.self).publish(Order("tea"))
      site.topic("orders", of: Int.self).publish(7)
      #expect(heard.withLock { $0 } == ["orders tea"])
      withExtendedLifetime(listening) {}
    }

    @Test func `a topic that is asked for again decodes a value once`() throws {
      let (place, other) = (try Place(number: 1), try Place(number: 2))
      for _ in 0..<3 { _ = place.site.topic("orders", of: Order.self) }
      other.site.topic("orders", of: Int.self).publish(7)
      place.worker.take(try #require(other.said()))
      #expect(place.book.texts(.error).count == 1)
    }

    @Test func `a value that cannot be written or read is lost, and the log says so`() throws {
      let place = try Place(number: 1)
      let heard = Locked<[String]>([])
      let topic = place.site.topic("orders", of: Order.self)
      let listening = topic.listen { order in heard.withLock { $0.append(order.item) } }
      topic.publish(Order("unwritable"))
      #expect(place.book.texts(.error).count == 1)
      #expect(
        place.book.texts(.error).last?.hasPrefix(
          "A value for topic orders cannot be encoded and is dropped: ")
          == true)

      // The topic of another worker has another type of values.
      let other = try Place(number: 2)
      other.site.topic("orders", of: Int.self).publish(7)
      place.worker.take(try #require(other.said()))
      #expect(place.book.texts(.error).count == 2)
      #expect(
        place.book.texts(.error).last?.hasPrefix(
          "A value published to topic orders cannot be decoded: ")
          == true)
      #expect(heard.withLock { $0 } == [])

      topic.publish(Order("tea"))
      place.worker.take(try #require(place.said()))
      #expect(heard.withLock { $0 } == ["tea"])
      withExtendedLifetime(listening) {}
    }

    @Test func `shared values are a worker's own, and the log says so when they are made`() throws {
      let (first, second) = (try Place(number: 1), try Place(number: 2))
      let values = [first, second].map { SharedValues(of: $0.site, first: 0) }
      values[0].value(for: "a browser", of: nil).change { $0 = 1 }
      #expect(values[0].value(for: "a browser", of: nil).value == 1)
      #expect(values[1].value(for: "a browser", of: nil).value == 0)
      for place in [first, second] {
        #expect(
          place.book.texts(.notice) == [
            """
            Each worker has its own SharedValues of Int: a browser may see another value after its next load. \
            The article "Workers of a site" says what to use instead.
            """
          ])
      }
      // Where nobody supervises, there is nothing to say.
      let book = LogBook()
      let site = try Site(Site.Configuration(), logger: book.logger, time: ManualClock().timekeeper)
      _ = SharedValues(of: site, first: 0)
      #expect(book.texts(.notice) == [])
    }
  }
#endif
