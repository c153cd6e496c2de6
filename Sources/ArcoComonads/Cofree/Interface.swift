/// The queries that a machine answers. A query may change the machine's state.
///
///     enum Tasks: Interface {
///       enum Query { case add(String), count }
///       enum Answer { case done, number(Int) }
///       static func step(_ tasks: inout [String], _ query: Query) -> Answer {
///         switch query {
///         case .add(let task): tasks.append(task); return .done
///         case .count: return .number(tasks.count)
///         }
///       }
///     }
///
/// A parent uses queries to talk to a child with another architecture. ``Free`` is a dialogue of
/// such queries, ``Cofree`` is the machine that answers.
public protocol Interface: SendableMetatype {
  /// The state of the machine.
  associatedtype State
  /// The type of a query.
  associatedtype Query
  /// The type of an answer.
  associatedtype Answer

  /// Changes the state as the query demands, and returns the answer.
  static func step(_ state: inout State, _ query: Query) -> Answer
}
