public import ArcoComonads

extension ContainerSamples {
  /// Returns the position of a shape with this index, modulo the number of positions.
  func position(_ shape: C.Shape, _ number: Int) -> C.Position {
    let all = positions(shape)
    return all[Int(number.magnitude % UInt(all.count))]
  }

  /// Draws a random position from the sample positions of a shape.
  public func drawPosition(_ trial: inout Trial, _ name: String, of shape: C.Shape) -> C.Position {
    trial.draw(name, .element(of: positions(shape)))
  }

  /// Draws a random shape from the samples.
  public func drawShape(_ trial: inout Trial) -> C.Shape {
    trial.draw("shape", shapes)
  }

  /// Draws a random `Space` with the samples' shapes and positions, and with elements of your own
  /// type.
  ///
  /// - Parameter element: makes the element at a position. Its first argument is a random function:
  ///   it maps a position and an integer to an integer, from which you can make an element.
  public func drawSpace<Element>(
    _ trial: inout Trial,
    _ element: @escaping (Function<Both<C.Position, Int>, Int>, C.Position) -> Element
  ) -> Space<C, Element> {
    let origin = drawShape(&trial)
    let position = drawPosition(&trial, "position", of: origin)
    let elements = trial.draw("elements", Self.function)
    return Space(origin: origin, position: position) { element(elements, $0) }
  }

  /// Draws a random `Space` whose elements are integers.
  public func drawSpace(_ trial: inout Trial) -> Space<C, Int> {
    drawSpace(&trial) { elements, position in elements(Both(position, 0)) }
  }

  /// Draws a random `Update`. Its move and its answer depend on the shape from which it starts.
  ///
  /// - Parameter label: the start of the names under which a counterexample shows the update.
  public func drawUpdate(_ trial: inout Trial, _ label: String) -> Update<C, Int> {
    let function = Generator<Function<String, Int>>.function(to: .integer())
    let goes = trial.draw("\(label) goes to", function)
    let answers = trial.draw("\(label) answers", function)
    return Update { shape in
      let name = name(shape)
      return (position(shape, goes(name)), answers(name))
    }
  }

  /// Draws a random argument for `flatMap`: a function that takes the answer of one `Update` and
  /// returns the next.
  ///
  /// - Parameter label: the start of the names under which a counterexample shows the updates.
  public func drawContinuation(_ trial: inout Trial, _ label: String) -> (Int) -> Update<C, Int> {
    let odd = drawUpdate(&trial, "\(label) of odd")
    let even = drawUpdate(&trial, "\(label) of even")
    return { $0.isMultiple(of: 2) ? even.map { [other = $0] in $0 &+ other } : odd }
  }

  /// Returns everything that a space shows: the element in view, and the elements at all sample
  /// positions.
  ///
  /// The element in view comes first, because absolute positions, like those of a store, would not
  /// show which one is in view.
  public func seen<Element>(_ space: Space<C, Element>) -> [Element] {
    [space.extract()] + positions(space.shape).map { space.peek($0) }
  }

  private static var function: Generator<Function<Both<C.Position, Int>, Int>> {
    .function(to: .integer())
  }
}
