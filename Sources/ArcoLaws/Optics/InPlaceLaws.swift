public import ArcoOptics

/// That a change through an optic happens where the part is, and copies none of it.
///
/// - Optic: anything that can write to arrays, or to other collections that share their storage
///   until one of them is written to.
///
///     #expect(InPlaceLaws(Lens(\Shop.orders)).counterexample() == nil)
///
/// An optic that keeps a second copy of its part while the part changes makes each change copy it:
/// slow, and invisible to every other law. A lens of `get` and `set` does, and is caught here.
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

  /// A whole whose parts nobody else holds, and how many of them are not empty.
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

/// Writes to a collection, and returns how often it was copied for that.
private func copiesToWrite<Part: MutableCollection>(_ part: inout Part) -> Int {
  guard !part.isEmpty else { return 0 }
  let before = part.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  let after = part.withContiguousMutableStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  return before == after ? 0 : 1
}
