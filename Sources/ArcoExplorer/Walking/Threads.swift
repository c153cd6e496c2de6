#if canImport(Foundation)
  import Dispatch
#endif

/// Runs a function several times in parallel if the system has threads: once on the caller's
/// thread, and otherwise always on the same thread for the same index, because the memory is then
/// already in that core's cache.
final class Threads {
  #if canImport(Foundation)
    private let queues: [DispatchQueue]

    init(_ count: Int) {
      queues = (1..<max(1, count)).map {
        DispatchQueue(label: "visitor \($0)", qos: .userInitiated)
      }
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
