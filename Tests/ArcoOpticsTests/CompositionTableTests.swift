import ArcoOptics
import Testing

/// The kinds, stronger ones before those that they can stand for.
private enum Kind: CaseIterable {
  case iso, lens, prism, affine, traversal, getter, affineFold, fold, setter, review

  /// An optic of this kind and no stronger one.
  var sample: any Optic<Int, Int> {
    switch self {
    case .iso: someIso
    case .lens: someLens
    case .prism: somePrism
    case .affine: someAffine
    case .traversal: someTraversal
    case .getter: someGetter
    case .affineFold: someAffineFold
    case .fold: someFold
    case .setter: someSetter
    case .review: someReview
    }
  }

  func isKind(of optic: any Optic.Type) -> Bool {
    switch self {
    case .iso: optic is any IsoOptic.Type
    case .lens: optic is any LensOptic.Type
    case .prism: optic is any PrismOptic.Type
    case .affine: optic is any AffineOptic.Type
    case .traversal: optic is any TraversalOptic.Type
    case .getter: optic is any GetterOptic.Type
    case .affineFold: optic is any AffineFoldOptic.Type
    case .fold: optic is any FoldOptic.Type
    case .setter: optic is any SetterOptic.Type
    case .review: optic is any ReviewOptic.Type
    }
  }
}

/// The strongest kind that two optics make.
private func kind<First: Optic, Second: Optic>(_: First, _: Second) -> Kind?
where First.Part == Second.Whole {
  Kind.allCases.first { $0.isKind(of: StandardOptics.Then<First, Second>.self) }
}

/// What each kind, by line, makes with each kind, in the order of `Kind.allCases`.
private let table: [[Kind?]] = [
  [.iso, .lens, .prism, .affine, .traversal, .getter, .affineFold, .fold, .setter, .review],
  [.lens, .lens, .affine, .affine, .traversal, .getter, .affineFold, .fold, .setter, nil],
  [
    .prism, .affine, .prism, .affine, .traversal, .affineFold, .affineFold, .fold, .setter, .review,
  ],
  [.affine, .affine, .affine, .affine, .traversal, .affineFold, .affineFold, .fold, .setter, nil],
  [.traversal, .traversal, .traversal, .traversal, .traversal, .fold, .fold, .fold, .setter, nil],
  [.getter, .getter, .affineFold, .affineFold, .fold, .getter, .affineFold, .fold, nil, nil],
  [
    .affineFold, .affineFold, .affineFold, .affineFold, .fold, .affineFold, .affineFold, .fold, nil,
    nil,
  ],
  [.fold, .fold, .fold, .fold, .fold, .fold, .fold, .fold, nil, nil],
  [.setter, .setter, .setter, .setter, .setter, nil, nil, nil, .setter, nil],
  [.review, nil, .review, nil, nil, nil, nil, nil, nil, .review],
]

struct CompositionTableTests {
  @Test func `every two kinds make what the table says`() {
    for (first, line) in zip(Kind.allCases, table) {
      for (second, expected) in zip(Kind.allCases, line) {
        func made(_ first: some Optic<Int, Int>) -> Kind? {
          func with(_ second: some Optic<Int, Int>) -> Kind? { kind(first, second) }
          return with(second.sample)
        }
        #expect(made(first.sample) == expected, "\(first) then \(second)")
      }
    }
  }

  @Test func `the identity is neutral for every kind`() {
    for kind in Kind.allCases {
      func made(_ optic: some Optic<Int, Int>) -> [Kind?] {
        [ArcoOpticsTests.kind(Itself(), optic), ArcoOpticsTests.kind(optic, Itself())]
      }
      #expect(made(kind.sample) == [kind, kind])
    }
  }
}

/// The same table for the compiler, which finds each `appending` without help. Nothing runs: a line compiles only if
/// its two kinds make the kind in front.
private enum CompiledTable {
  static func isoLine() {
    iso(someIso.appending(someIso))
    lens(someIso.appending(someLens))
    prism(someIso.appending(somePrism))
    affine(someIso.appending(someAffine))
    traversal(someIso.appending(someTraversal))
    getter(someIso.appending(someGetter))
    affineFold(someIso.appending(someAffineFold))
    fold(someIso.appending(someFold))
    setter(someIso.appending(someSetter))
    review(someIso.appending(someReview))
  }

  static func lensLine() {
    lens(someLens.appending(someIso))
    lens(someLens.appending(someLens))
    affine(someLens.appending(somePrism))
    affine(someLens.appending(someAffine))
    traversal(someLens.appending(someTraversal))
    getter(someLens.appending(someGetter))
    affineFold(someLens.appending(someAffineFold))
    fold(someLens.appending(someFold))
    setter(someLens.appending(someSetter))
  }

  static func prismLine() {
    prism(somePrism.appending(someIso))
    affine(somePrism.appending(someLens))
    prism(somePrism.appending(somePrism))
    affine(somePrism.appending(someAffine))
    traversal(somePrism.appending(someTraversal))
    affineFold(somePrism.appending(someGetter))
    affineFold(somePrism.appending(someAffineFold))
    fold(somePrism.appending(someFold))
    setter(somePrism.appending(someSetter))
    review(somePrism.appending(someReview))
  }

  static func affineLine() {
    affine(someAffine.appending(someIso))
    affine(someAffine.appending(someLens))
    affine(someAffine.appending(somePrism))
    affine(someAffine.appending(someAffine))
    traversal(someAffine.appending(someTraversal))
    affineFold(someAffine.appending(someGetter))
    affineFold(someAffine.appending(someAffineFold))
    fold(someAffine.appending(someFold))
    setter(someAffine.appending(someSetter))
  }

  static func traversalLine() {
    traversal(someTraversal.appending(someIso))
    traversal(someTraversal.appending(someLens))
    traversal(someTraversal.appending(somePrism))
    traversal(someTraversal.appending(someAffine))
    traversal(someTraversal.appending(someTraversal))
    fold(someTraversal.appending(someGetter))
    fold(someTraversal.appending(someAffineFold))
    fold(someTraversal.appending(someFold))
    setter(someTraversal.appending(someSetter))
  }

  static func getterLine() {
    getter(someGetter.appending(someIso))
    getter(someGetter.appending(someLens))
    affineFold(someGetter.appending(somePrism))
    affineFold(someGetter.appending(someAffine))
    fold(someGetter.appending(someTraversal))
    getter(someGetter.appending(someGetter))
    affineFold(someGetter.appending(someAffineFold))
    fold(someGetter.appending(someFold))
  }

  static func affineFoldLine() {
    affineFold(someAffineFold.appending(someIso))
    affineFold(someAffineFold.appending(someLens))
    affineFold(someAffineFold.appending(somePrism))
    affineFold(someAffineFold.appending(someAffine))
    fold(someAffineFold.appending(someTraversal))
    affineFold(someAffineFold.appending(someGetter))
    affineFold(someAffineFold.appending(someAffineFold))
    fold(someAffineFold.appending(someFold))
  }

  static func foldLine() {
    fold(someFold.appending(someIso))
    fold(someFold.appending(someLens))
    fold(someFold.appending(somePrism))
    fold(someFold.appending(someAffine))
    fold(someFold.appending(someTraversal))
    fold(someFold.appending(someGetter))
    fold(someFold.appending(someAffineFold))
    fold(someFold.appending(someFold))
  }

  static func setterLine() {
    setter(someSetter.appending(someIso))
    setter(someSetter.appending(someLens))
    setter(someSetter.appending(somePrism))
    setter(someSetter.appending(someAffine))
    setter(someSetter.appending(someTraversal))
    setter(someSetter.appending(someSetter))
  }

  static func reviewLine() {
    review(someReview.appending(someIso))
    review(someReview.appending(somePrism))
    review(someReview.appending(someReview))
  }
}

// Each of these takes its own kind alone, so that the calls above are a table of types.
private func iso(_: some IsoOptic<Int, Int>) {}
private func lens(_: some LensOptic<Int, Int>) {}
private func prism(_: some PrismOptic<Int, Int>) {}
private func affine(_: some AffineOptic<Int, Int>) {}
private func traversal(_: some TraversalOptic<Int, Int>) {}
private func getter(_: some GetterOptic<Int, Int>) {}
private func affineFold(_: some AffineFoldOptic<Int, Int>) {}
private func fold(_: some FoldOptic<Int, Int>) {}
private func setter(_: some SetterOptic<Int, Int>) {}
private func review(_: some ReviewOptic<Int, Int>) {}

private let someIso = Iso<Int, Int>(get: { $0 &+ 1 }, embed: { $0 &- 1 })
private let someLens = Lens<Int, Int>.storing(someIso)
private let somePrism = Prism<Int, Int>.storing(someIso)
private let someAffine = Affine<Int, Int>.storing(someLens)
private let someTraversal = Traversal<Int, Int>.storing(someAffine)
private let someGetter = Getter<Int, Int>.storing(someLens)
private let someAffineFold = AffineFold<Int, Int>.storing(someGetter)
private let someFold = Fold<Int, Int>.storing(someAffineFold)
private let someSetter = Setter<Int, Int>.storing(someTraversal)
private let someReview = Review<Int, Int>.storing(somePrism)
