public import ArcoCoding

extension UniqueID: HasCoding {
  /// The coding of the id: its bits, as two integers.
  public static var coding: Coding<Self> {
    Coding<UInt64>.integer.then(Coding<UInt64>.integer).mapped(
      to: { UniqueID(high: $0, low: $1) }, from: { ($0.high, $0.low) })
  }
}
