public import ArcoOptics

/// The laws of changes in place: a change through an optic copies no part.
///
/// - Optic: an optic that writes arrays, or other collections with copy-on-write storage.
///
///     #expect(InPlaceLaws(Lens(\Shop.orders)).counterexample() == nil)
///
/// If an optic keeps a second copy of its part during a change, each change copies the part's
/// storage. That is slow, and no other law detects it. A lens made from `get` and `set` breaks
/// these laws.
public struct InPlaceLaws<Optic: SetterOptic>: OpticLaws
where Optic.Part: RangeReplaceableCollection & MutableCollection {
  /// The optic.
  public let optic: Optic
  let samples: OpticSamples<Optic.Whole, Optic.Part>

  /// Makes the laws for an optic.
  public init(_ optic: Optic, _ samples: OpticSamples<Optic.Whole, Optic.Part>) {
    self.optic = optic
    self.samples = samples
  }

  /// The laws of changes in place.
  public var laws: [Law] {
    [
      Law("a change copies nothing") { trial in
        var (whole, count) = drawUnshared(&trial)
        guard count > 0 else { return }
        var copies = 0
        optic.modifyEach(&whole) { part in copies += copiesToWrite(&part) }
        trial.expect(copies, equals: 0, "copies")
      },
      Law("a change that throws copies nothing") { trial in
        var (whole, count) = drawUnshared(&trial)
        guard count > 0 else { return }
        var copies = 0
        _ = throwsRefusal { () throws(Refusal) in
          try optic.modifyEach(&whole) { (part) throws(Refusal) in
            copies += copiesToWrite(&part)
            throw Refusal()
          }
        }
        trial.expect(copies, equals: 0, "copies")
      },
    ]
  }

  /// Draws a whole whose parts share no storage with other values. Returns it with the number of
  /// parts that are not empty.
  private func drawUnshared(_ trial: inout Trial) -> (Optic.Whole, Int) {
    var whole = trial.draw("whole", samples.whole)
    let parts = trial.draw("parts", samples.list)
    var (place, count) = (0, 0)
    optic.modifyEach(&whole) { part in
      part = Optic.Part(parts[place % parts.count].map { $0 })
      place += 1
      count += part.isEmpty ? 0 : 1
    }
    return (whole, count)
  }
}

/// Writes to a collection. Returns the number of copies that this caused.
private func copiesToWrite<Part: MutableCollection>(_ part: inout Part) -> Int {
  guard !part.isEmpty else { return 0 }
  let before = part.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  let after = part.withContiguousMutableStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  return before == after ? 0 : 1
}
