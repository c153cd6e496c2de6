/// A value that says how each input changes the state, and which effect follows. It knows no view.
///
/// - World: what effects need from outside, such as a database; `Void` for nothing.
/// - State: the state that inputs change.
/// - Input: the events that can happen.
///
///     let dose = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
///       switch input {
///       case .plus: dose.grams = min(50, dose.grams + 1)
///       case .minus: dose.grams = max(0, dose.grams - 1)
///       case .set(let grams): dose.grams = min(max(0, grams), 50)
///       }
///     }
///
/// A dispatcher can be combined with others, widened to a larger state and input, or declared as a
/// child. A ``Driver`` runs it.
///
/// Laws: `empty` is neutral, `combine` associative, `widen` distributes over `combine` and follows
/// the composition of optics. Checked by `DispatcherLawTests`.
/// - Complexity: a send that starts no effect allocates nothing at any depth.
/// - In the literature: Bow Arch's `StateDispatcher`; a Kleisli arrow from inputs to moves.
public struct Dispatcher<World: Sendable, State, Input: Sendable>: Sendable {
  /// Changes the state, and returns the effect that follows. The effect may still need `lift`.
  @usableFromInline
  typealias Handler = @Sendable (Input, inout State) -> RawEffect?
  /// Turns the effect that a handler returned for an input into an effect of this dispatcher's
  /// types.
  @usableFromInline
  typealias Lift = @Sendable (RawEffect, Input) -> Effect<World, State, Input>

  /// The handlers, children and watches, in order.
  @usableFromInline
  let entries: [Entry<World, State, Input>]
  /// All entries in one function.
  @usableFromInline
  let handler: Handler
  @usableFromInline
  let lift: Lift

  @inlinable
  init(entries: [Entry<World, State, Input>]) {
    self.entries = entries
    let handling = Self.fuse(entries[...])
    self.handler = handling.handler
    self.lift = handling.lift
  }

  @inlinable
  init(own handler: @escaping Handler) {
    self.init(entries: [.own(handler)])
  }

  /// Joins entries into one function, as a balanced tree of pairs. A loop over an array would
  /// retain each function for its call; a captured function is called without a retain.
  ///
  /// Inlinable, so that the compiler specialises it for the caller's types.
  @inlinable
  static func fuse(_ entries: ArraySlice<Entry<World, State, Input>>) -> Handling {
    guard let first = entries.first else {
      return Handling(handler: { _, _ in nil })
    }
    guard entries.count > 1 else { return first.handling }
    let middle = entries.startIndex + entries.count / 2
    let both = Both(fuse(entries[..<middle]), fuse(entries[middle...]))
    return Handling(handler: { input, state in
      let one = both.left.handler(input, &state)
      let other = both.right.handler(input, &state)
      guard one != nil || other != nil else { return nil }
      return Effect.beside(
        one.map { both.left.lift($0, input) } ?? .none,
        other.map { both.right.lift($0, input) } ?? .none
      ).raw
    })
  }

  /// The functions of two halves of the entries. They are behind one reference, so a send passes
  /// one word instead of eight.
  @usableFromInline
  final class Both: Sendable {
    @usableFromInline
    let left: Handling
    @usableFromInline
    let right: Handling

    @inlinable
    init(_ left: Handling, _ right: Handling) {
      self.left = left
      self.right = right
    }
  }

  /// The functions by which entries handle an input.
  @usableFromInline
  struct Handling: Sendable {
    @usableFromInline
    let handler: Handler
    @usableFromInline
    let lift: Lift

    /// Without a `lift`, the handler has to return effects of this dispatcher's own types.
    @inlinable
    init(handler: @escaping Handler, lift: @escaping Lift = { raw, _ in Effect(raw: raw) }) {
      self.handler = handler
      self.lift = lift
    }
  }
}

/// The articles' name for a ``Dispatcher``.
public typealias StateDispatcher = Dispatcher
