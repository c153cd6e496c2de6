/// Questions that a machine answers, perhaps changing as it does.
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
/// A parent talks to a child of another architecture by queries, and asks for what it needs to
/// know: ``Free`` is such a talk, ``Cofree`` is who answers.
public protocol Interface: SendableMetatype {
  /// What the machine remembers.
  associatedtype State
  /// What can be asked.
  associatedtype Query
  /// What can be answered.
  associatedtype Answer

  /// Changes the state as the query asks for, and answers.
  static func step(_ state: inout State, _ query: Query) -> Answer
}
