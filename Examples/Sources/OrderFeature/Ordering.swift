import Arco

/// The progress of an order.
public enum Ordering: Feature, Equatable, Sendable {
  /// The order is being written.
  case writing(OrderForm)
  /// The order is placed.
  case placed(PlacedOrder)

  /// An input of an order.
  public enum Input: Equatable, Sendable {
    /// The user typed a name.
    case name(String)
    /// The user typed a number of cups.
    case cups(Drink, String)
    /// The user typed a remark.
    case wish(String)
    /// The user places the order.
    case place
    /// The user goes back to change the order.
    case change
  }
}

/// An order that is being written.
public struct OrderForm: Equatable, Sendable {
  /// The typed fields.
  public var draft: DraftOrder
  /// Whether the user has tried to place the order. Before that, no problems are shown.
  public var isTried = false

  /// Makes a form with a draft.
  public init(_ draft: DraftOrder = .empty) { self.draft = draft }

  /// The problem of the order; nil if there is none, or before the user tries to place it.
  public var problem: OrderProblem? {
    guard isTried else { return nil }
    do throws(OrderProblem) { _ = try draft.checked.placed() } catch { return error }
    return nil
  }
}

/// The dispatcher of an order. A placed order is always checked: its type has no room for unchecked
/// texts.
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
  /// The limit of a field in characters.
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
