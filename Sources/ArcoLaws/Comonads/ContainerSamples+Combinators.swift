public import ArcoComonads

extension ContainerSamples {
  /// Samples of both kinds.
  public static func coproduct<Left, Right>(
    _ left: ContainerSamples<Left>,
    _ right: ContainerSamples<Right>
  ) -> ContainerSamples where C == Coproduct<Left, Right> {
    ContainerSamples(
      shapes: .oneOf([left.shapes.map { .left($0) }, right.shapes.map { .right($0) }]),
      positions: { shape in
        switch shape {
        case .left(let shape): left.positions(shape).map { .left($0) }
        case .right(let shape): right.positions(shape).map { .right($0) }
        }
      },
      name: { shape in
        switch shape {
        case .left(let shape): "left \(left.name(shape))"
        case .right(let shape): "right \(right.name(shape))"
        }
      }
    )
  }

  /// Samples of two spaces side by side, at all pairs of positions.
  public static func day<First, Second>(
    _ first: ContainerSamples<First>,
    _ second: ContainerSamples<Second>
  ) -> ContainerSamples where C == Day<First, Second> {
    ContainerSamples(
      shapes: Generator { choices in
        let left = choices.draw(first.shapes)
        return Both(left, choices.draw(second.shapes))
      },
      positions: { shape in
        first.positions(shape.first).flatMap { left in
          second.positions(shape.second).map { Both(left, $0) }
        }
      },
      name: { "\(first.name($0.first)) & \(second.name($0.second))" }
    )
  }

  /// Samples of two spaces of one kind side by side, at all pairs of positions.
  public static func many<Each>(_ each: ContainerSamples<Each>) -> ContainerSamples
  where C == Many<Each> {
    ContainerSamples(
      shapes: Generator { choices in
        let first = choices.draw(each.shapes)
        return [first, choices.draw(each.shapes)]
      },
      positions: { shapes in
        each.positions(shapes[0]).flatMap { first in
          each.positions(shapes[1]).map { [first, $0] }
        }
      },
      name: { shapes in shapes.map(each.name).joined(separator: " & ") }
    )
  }

  /// Samples of two sides of which one is shown, at all positions of both.
  public static func `switch`<Left, Right>(
    _ left: ContainerSamples<Left>,
    _ right: ContainerSamples<Right>
  ) -> ContainerSamples where C == Switches<Left, Right> {
    .day(.day(left, right), .store(Side.allCases))
  }
}
