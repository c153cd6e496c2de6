/// What the reader needs from outside.
public struct ReaderWorld: Sendable {
  /// Downloads the text at an address.
  public var fetch: @Sendable (FeedAddress) async throws(FeedProblem) -> String

  /// Makes a world.
  public init(fetch: @escaping @Sendable (FeedAddress) async throws(FeedProblem) -> String) {
    self.fetch = fetch
  }

  /// Downloads and parses the feed at an address.
  public func feed(at address: FeedAddress) async -> Result<Feed, FeedProblem> {
    do throws(FeedProblem) {
      return .read(try await fetch(address), from: address)
    } catch {
      return .failure(error)
    }
  }
}

extension Result where Success == Feed, Failure == FeedProblem {
  /// Parses a downloaded text.
  public static func read(_ text: String, from address: FeedAddress) -> Self {
    do throws(FormatProblem) {
      return .success(try Feed(reading: text, from: address))
    } catch {
      return .failure(.unreadable(error))
    }
  }
}
