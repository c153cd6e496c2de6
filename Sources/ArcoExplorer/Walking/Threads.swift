#if canImport(Foundation)
  import Dispatch
#endif

/// Does something several times at once, where threads are to be had: the first time on the caller's own,
/// each other one on a thread that it keeps, as memory is near to the core that used it before.
final class Threads {
  #if canImport(Foundation)
    private let queues: [DispatchQueue]

    init(_ count: Int) {
      queues = (1..<max(1, count)).map { DispatchQueue(label: "scout \($0)", qos: .userInitiated) }
    }

    func perform(_ work: @escaping @Sendable (Int) -> Void) {
      let group = DispatchGroup()
      for (index, queue) in queues.enumerated() {
        queue.async(group: group) { work(index + 1) }
      }
      work(0)
      group.wait()
    }
  #else
    private let count: Int

    init(_ count: Int) { self.count = count }

    func perform(_ work: (Int) -> Void) {
      for index in 0..<count { work(index) }
    }
  #endif
}
