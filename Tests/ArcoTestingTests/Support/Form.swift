import ArcoCore
import ArcoOptics
import ArcoTesting

/// A form that is loaded, edited and saved, with effects of every kind.
struct Form: Equatable, Sendable {
  var text = ""
  var isSaving = false
  var seconds = 0
  var tags: [String] = []
  var note: Note?

  struct Note: Equatable, Sendable {
    var text: String
  }
}

enum FormInput: Equatable, Sendable {
  case load
  case loaded(String)
  case save
  case saved
  case failed(SaveError)
  case start
  case tick
  case stop
  case search(String)
  case stamp
  case busy
  case crash
}

struct SaveError: Error, Equatable {}

struct Server: Sendable {
  var isDown = false
  var clock: any Clock<Duration> = VirtualTime().clock
}

extension Queue {
  static let search = Queue("search", .debounce(.milliseconds(300)))
}

enum Forms {
  static let loaded = Prism(FormInput.loaded) {
    if case .loaded(let text) = $0 { text } else { nil }
  }

  static let behaviour = Dispatcher<Server, Form, FormInput>.update { form, input in
    switch input {
    case .load:
      return .task { server, out in
        try? await server.clock.sleep(for: .seconds(1))
        out.send(.loaded("draft"))
      }
    case .loaded(let text):
      form.text = text
      return .none
    case .save:
      form.isSaving = true
      return .task(id: "save") { server, out throws(SaveError) in
        if server.isDown { throw SaveError() }
        out.send(.saved)
      } catch: {
        .failed($0)
      }
    case .saved:
      form.isSaving = false
      return .none
    case .failed:
      form.isSaving = false
      form.note = Form.Note(text: "not saved")
      return .none
    case .start: return .send(.tick, every: .seconds(1), id: "clock")
    case .tick:
      form.seconds += 1
      return .none
    case .stop: return .cancel("clock")
    case .search(let text): return .task(queue: .search) { _, out in out.send(.loaded(text)) }
    case .stamp: return .task { _, out in out.move { $0.tags.append("stamped") } }
    case .busy:
      return .task { _, out in
        while !Task.isCancelled { await Task.yield() }
      }
    case .crash:
      return .task { _, _ throws(SaveError) in
        throw SaveError()
      } catch: { _ in
        nil
      }
    }
  }

  static func test(
    isDown: Bool = false, strictness: TestDriver<Server, Form, FormInput>.Strictness = .exhaustive
  ) -> TestDriver<Server, Form, FormInput> {
    let time = VirtualTime()
    return TestDriver(
      behaviour, state: Form(), world: Server(isDown: isDown, clock: time.clock),
      strictness: strictness, time: time)
  }
}

/// The mismatch that some steps of a test end in.
func mismatch(_ steps: () throws(TestMismatch) -> Void) -> TestMismatch? {
  do throws(TestMismatch) {
    try steps()
    return nil
  } catch {
    return error
  }
}
