import ArcoComonads
import ArcoOptics

/// The left of two.
func firstLens<First, Second>() -> Lens<Both<First, Second>, First> {
  Lens(get: { $0.first }, modify: { both, change in change(&both.first) }, footprint: .field(0))
}

/// The right of two.
func secondLens<First, Second>() -> Lens<Both<First, Second>, Second> {
  Lens(get: { $0.second }, modify: { both, change in change(&both.second) }, footprint: .field(1))
}

/// The one of two values.
func leftPrism<Left, Right>() -> Prism<Either<Left, Right>, Left> {
  Prism(Either.left, footprint: .case(0)) { if case .left(let left) = $0 { left } else { nil } }
}

/// The other of two values.
func rightPrism<Left, Right>() -> Prism<Either<Left, Right>, Right> {
  Prism(Either.right, footprint: .case(1)) { if case .right(let right) = $0 { right } else { nil } }
}
