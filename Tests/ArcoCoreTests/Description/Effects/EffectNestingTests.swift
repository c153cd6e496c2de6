import Arco
import ArcoTesting
import Testing

/// How effects are nested in each other, with what was put around them for nothing.
private indirect enum Nesting: CustomStringConvertible {
  case none
  case one(Int)
  case batch([Nesting])
  case sequence([Nesting])

  init(_ seeded: inout SeededRandom, depth: Int = 4) {
    switch depth == 0 ? seeded.below(5) : seeded.below(9) {
    case 0: self = .none
    case 1...4: self = .one(seeded.below(12))
    case 5, 6: self = .batch((0..<seeded.below(4)).map { _ in Nesting(&seeded, depth: depth - 1) })
    default: self = .sequence((0..<seeded.below(4)).map { _ in Nesting(&seeded, depth: depth - 1) })
    }
  }

  /// The same without what is nothing and without what is nested in its like.
  var plain: Nesting {
    switch self {
    case .none, .one: return self
    case .batch(let parts):
      let all = parts.flatMap { $0.plain.asBatch }
      return all.count > 1 ? .batch(all) : all.first ?? .none
    case .sequence(let parts):
      let all = parts.flatMap { $0.plain.asSequence }
      return all.count > 1 ? .sequence(all) : all.first ?? .none
    }
  }

  private var asBatch: [Nesting] {
    switch self {
    case .none: []
    case .batch(let parts): parts
    case .one, .sequence: [self]
    }
  }

  private var asSequence: [Nesting] {
    switch self {
    case .none: []
    case .sequence(let parts): parts
    case .one, .batch: [self]
    }
  }

  var effect: Effect<Journal, Book, BookInput> {
    switch self {
    case .none: .none
    case .one(let number):
      switch number % 4 {
      case 0: .move { $0.entries.append("\(number)") }
      case 1: .send(.note("\(number)"))
      case 2: .cancel(EffectID("work", number / 4))
      default: .callback(id: EffectID("work", number / 4)) { _, _ in .none }
      }
    case .batch(let parts): .batch(parts.map(\.effect))
    case .sequence(let parts): .sequence(parts.map(\.effect))
    }
  }

  var shrunk: [Nesting] {
    switch self {
    case .none: return []
    case .one: return [.none]
    case .batch(let parts): return parts + lackingOne(parts).map { .batch($0) }
    case .sequence(let parts): return parts + lackingOne(parts).map { .sequence($0) }
    }
  }

  var description: String {
    switch self {
    case .none: ".none"
    case .one(let number): "\(number)"
    case .batch(let parts): "batch\(parts)"
    case .sequence(let parts): "sequence\(parts)"
    }
  }
}

@MainActor struct EffectNestingTests {
  /// What is drawn and what is asked for while work ends or is cancelled in a drawn order.
  private func story(of effect: Effect<Journal, Book, BookInput>, seed: UInt64) -> [String] {
    var seeded = SeededRandom(seed: seed)
    var held: [PendingEffect] = []
    var story: [String] = []
    let reading = Reading(
      interpretation: .custom { pending in
        story.append("work \(pending.id?.number ?? -1)")
        held.append(pending)
      })
    let shown = Shown(
      reading.driver, Face { book, _ in .line(book.entries.joined(separator: " ")) })
    shown.onFlush = { story.append(shown.text) }
    reading.send(.run(effect))
    while !held.isEmpty {
      let pending = held.remove(at: seeded.below(held.count))
      if seeded.chance(70) {
        story.append("end")
        pending.discard()
      } else {
        story.append("cancel")
        if let id = pending.id { reading.send(.run(.cancel(id))) }
      }
    }
    return story + reading.book.entries
  }

  @Test
  func `batches and sequences do the same however they are nested, and nothing is neutral in them`()
  {
    forAll(
      seeds: 0..<600, { seeded in (nesting: Nesting(&seeded), seed: seeded.next()) },
      shrink: { one in one.nesting.shrunk.map { ($0, one.seed) } },
      { one in
        let nested = story(of: one.nesting.effect, seed: one.seed)
        let plain = story(of: one.nesting.plain.effect, seed: one.seed)
        return nested == plain ? nil : "\(nested)\nplain \(one.nesting.plain) \(plain)"
      })
  }

  @Test func `what is put together from nothing is nothing`() {
    typealias Work = Effect<Journal, Book, BookInput>
    #expect(Work.sequence(.none, .sequence(.none, .batch(.none))).isNone)
    #expect(Work.batch(.none, .sequence()).isNone)
  }
}
