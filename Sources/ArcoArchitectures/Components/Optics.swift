import ArcoComonads
import ArcoOptics

/// Returns the lens to the first value of a pair.
func firstLens<First, Second>() -> Lens<Both<First, Second>, First> {
  Lens(get: { $0.first }, modify: { both, change in change(&both.first) }, footprint: .field(0))
}

/// Returns the lens to the second value of a pair.
func secondLens<First, Second>() -> Lens<Both<First, Second>, Second> {
  Lens(get: { $0.second }, modify: { both, change in change(&both.second) }, footprint: .field(1))
}

/// Returns the prism to the left case.
func leftPrism<Left, Right>() -> Prism<Either<Left, Right>, Left> {
  Prism(Either.left, footprint: .case(0)) { if case .left(let left) = $0 { left } else { nil } }
}

/// Returns the prism to the right case.
func rightPrism<Left, Right>() -> Prism<Either<Left, Right>, Right> {
  Prism(Either.right, footprint: .case(1)) { if case .right(let right) = $0 { right } else { nil } }
}
