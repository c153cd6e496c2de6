/// What the reader needs from outside.
public struct ReaderWorld: Sendable {
  /// Gets the text at an address.
  public var fetch: @Sendable (FeedAddress) async throws(FeedProblem) -> String

  /// Makes a world.
  public init(fetch: @escaping @Sendable (FeedAddress) async throws(FeedProblem) -> String) {
    self.fetch = fetch
  }

  /// Gets the feed at an address, or says why there is none.
  public func feed(at address: FeedAddress) async -> Result<Feed, FeedProblem> {
    do throws(FeedProblem) {
      return .read(try await fetch(address), from: address)
    } catch {
      return .failure(error)
    }
  }
}

extension Result where Success == Feed, Failure == FeedProblem {
  /// Reads a text that somebody got from an address.
  public static func read(_ text: String, from address: FeedAddress) -> Self {
    do throws(FormatProblem) {
      return .success(try Feed(reading: text, from: address))
    } catch {
      return .failure(.unreadable(error))
    }
  }
}
