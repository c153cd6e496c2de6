import Arco

extension Todos {
  /// The way to each part that has a child.
  public static let lenses = Lenses()

  /// The lenses of ``Todos``.
  public struct Lenses: Sendable {
    /// To the list.
    public let list = Lens(\Todos.list)
    /// To the panel that may be open.
    public let detail = Lens(\Todos.detail)
  }
}

extension TodosInput {
  /// The way into each case that a child has.
  public static let prisms = Prisms()

  /// The prisms of ``TodosInput``.
  public struct Prisms: Sendable {
    /// To an input of one todo, and which.
    public let row = Prism(TodosInput.row, footprint: .case(0)) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    }
    /// To an input of the panel.
    public let detail = Prism(TodosInput.detail, footprint: .case(1)) {
      if case .detail(let input) = $0 { input } else { nil }
    }
  }
}
