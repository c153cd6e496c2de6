import ArcoExplorer
import Testing

/// The steps of the way that a question is answered with, which has to replay as it is printed.
func replayed(
  _ verdict: Verdict, sourceLocation: SourceLocation = #_sourceLocation
) -> [String]? {
  guard let way = verdict.way else { return nil }
  #expect(way.replays(), "\(way)", sourceLocation: sourceLocation)
  return way.steps
}
