/// A stored optic to a part that every whole has exactly once.
///
/// - Whole: the value that contains the part.
/// - Part: the value that the lens reads and writes.
///
///     let name = Lens<User, String>(get: { $0.name }, modify: { user, change in change(&user.name) })
///     name.modify(&user) { $0 = "Ada" }
///
/// - Complexity: that of its closures, plus one indirect call an operation; allocates nothing.
/// - Laws: those of ``LensOptic``; checked by `LensLaws`.
/// - Source: Foster et al., TOPLAS 29(3), 2007.  In the literature: (very well-behaved) lens.
public struct Lens<Whole, Part>: LensOptic {
  @usableFromInline
  let getPart: @Sendable (Whole) -> Part
  @usableFromInline
  let changePart: @Sendable (inout Whole, (inout Part) -> Void) -> Void

  /// The footprint: the part of the whole that this lens writes to, as far as it is known.
  public let footprint: Footprint

  @inlinable
  init(
    footprint: Footprint,
    get: @escaping @Sendable (Whole) -> Part,
    change: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void
  ) {
    self.footprint = footprint
    self.getPart = get
    self.changePart = change
  }

  /// Makes a lens that changes its part in place.
  ///
  /// - Parameters:
  ///   - modify: calls its second argument exactly once, with the part.
  ///   - footprint: `.field(n)` with the index of the property in the declaration of its struct.
  @inlinable
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    modify: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void,
    footprint: Footprint = .unknown
  ) {
    self.init(footprint: footprint, get: get, change: modify)
  }

  /// Makes a lens from pure functions. A change copies the part once.
  ///
  /// - Parameter footprint: `.field(n)` with the index of the property in the declaration of its
  ///   struct.
  @inlinable
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    set: @escaping @Sendable (Whole, Part) -> Whole,
    footprint: Footprint = .unknown
  ) {
    self.init(footprint: footprint, get: get) { whole, body in
      var part = get(whole)
      body(&part)
      whole = set(whole, part)
    }
  }

  /// Returns a `Lens` that does the same as another optic. Unlike the type of a composed optic, the
  /// type of the result names only the whole and the part.
  ///
  ///     let city = Lens.storing(Lens(\Order.address).appending(Lens(\.city)))
  @inlinable
  // Not an initialiser without a label: the compiler would compare it with the one for key paths at
  // each level of `Lens(\.a).appending(Lens(\.b))`, so each level would multiply the time for type
  // checking by four.
  public static func storing(_ optic: some LensOptic<Whole, Part>) -> Self {
    Self(
      footprint: optic.footprint,
      get: { optic.get($0) },
      change: { whole, body in optic.change(&whole, body) }
    )
  }

  /// Returns the part.
  @inlinable
  public func get(_ whole: Whole) -> Part { getPart(whole) }

  /// Changes the part in place, by a body that returns and throws nothing.
  @inlinable
  public func change(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    changePart(&whole, body)
  }

  /// Changes the part in place.
  @inlinable
  public func modify<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var answer: Swift.Result<Result, Failure>?
    changePart(&whole) { part in answer = capturing(&part, body) }
    return try theOne(answer)
  }
}
