import Arco

/// How far somebody is with an order.
public enum Ordering: Feature, Equatable, Sendable {
  /// Somebody writes it.
  case writing(OrderForm)
  /// It is placed.
  case placed(PlacedOrder)

  /// What can happen to an order.
  public enum Input: Equatable, Sendable {
    /// Somebody writes who orders.
    case name(String)
    /// Somebody writes how many cups of a drink.
    case cups(Drink, String)
    /// Somebody writes what else to know.
    case wish(String)
    /// It is good: place it.
    case place
    /// It is not good after all.
    case change
  }
}

/// An order that is being written.
public struct OrderForm: Equatable, Sendable {
  /// What is written.
  public var draft: DraftOrder
  /// Whether somebody tried to place it: before that nothing is wrong with it.
  public var isTried = false

  /// Makes a form that holds a draft.
  public init(_ draft: DraftOrder = .empty) { self.draft = draft }

  /// Why the order is not placed; nil before somebody tries.
  public var problem: OrderProblem? {
    guard isTried else { return nil }
    do throws(OrderProblem) { _ = try draft.checked.placed() } catch { return error }
    return nil
  }
}

/// What ordering does: what is placed has been checked, or it would be of another type.
public let ordering = DispatcherOf<Ordering>.reduce { ordering, input in
  switch ordering {
  case .writing(var form):
    form.take(input)
    ordering = .writing(form)
    if input == .place, let order = try? form.draft.checked.placed() { ordering = .placed(order) }
  case .placed(let order):
    if input == .change { ordering = .writing(OrderForm(order.draft)) }
  }
}

extension OrderForm {
  /// The most characters in a field.
  public static let textLimit = 200

  fileprivate mutating func take(_ input: Ordering.Input) {
    switch input {
    case .name(let text): draft.name = String(text.prefix(Self.textLimit))
    case .cups(let drink, let text):
      for line in draft.lines.indices where draft.lines[line].drink == drink {
        draft.lines[line].cups = String(text.prefix(Self.textLimit))
      }
    case .wish(let text): draft.wish = String(text.prefix(Self.textLimit))
    case .place: isTried = true
    case .change: break
    }
  }
}
