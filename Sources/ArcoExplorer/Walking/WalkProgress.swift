#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A receiver of a walk's progress.
///
///     let walk = try explorer.walk(states: 100_000, progress: .terminal)
public struct WalkProgress {
  private let say: (_ states: Int, _ depth: Int) -> Void
  private let finish: () -> Void
  private let stride: Int

  /// Reports nothing.
  public static var none: WalkProgress { WalkProgress(every: .max) { _, _ in } }

  /// Keeps one line on standard error up to date; does nothing if that is no terminal.
  public static var terminal: WalkProgress {
    guard isTerminal else { return none }
    return WalkProgress(every: 500) { states, depth in
      write("\r\(states) states, \(depth) steps deep\u{1B}[K")
    } finish: {
      write("\r\u{1B}[K")
    }
  }

  /// Calls `say` with the number of states found and their depth, each time that `stride` more
  /// states were visited.
  public static func every(
    _ stride: Int, _ say: @escaping (_ states: Int, _ depth: Int) -> Void
  ) -> WalkProgress {
    WalkProgress(every: stride, say)
  }

  private init(
    every stride: Int, _ say: @escaping (Int, Int) -> Void, finish: @escaping () -> Void = {}
  ) {
    self.stride = stride
    self.say = say
    self.finish = finish
  }

  func hear(_ visited: Range<Int>, _ states: Int, _ depth: Int) {
    if visited.upperBound / stride > visited.lowerBound / stride { say(states, depth) }
  }

  func end() { finish() }

  private static var isTerminal: Bool {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      isatty(2) != 0
    #else
      false
    #endif
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
      _ = Glibc.write(2, bytes, bytes.count)
    #elseif canImport(Musl)
      _ = Musl.write(2, bytes, bytes.count)
    #elseif canImport(Darwin)
      _ = Darwin.write(2, bytes, bytes.count)
    #endif
  }
}

@available(*, unavailable)
extension WalkProgress: Sendable {}
