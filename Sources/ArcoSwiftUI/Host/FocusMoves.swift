/// What to do when SwiftUI says where the focus is, or the state says where it is to be.
///
/// SwiftUI takes the focus away for a moment while a person moves it from one field to another, and refuses a field that
/// is not on the screen yet. A person does neither, so neither is an input. It takes the main actor's next turn to tell
/// them from a person who leaves a field.
package struct FocusMoves<Field: Equatable> {
  package enum Step: Equatable {
    case nothing
    /// Ask SwiftUI for the state's field, and look again in the next turn.
    case ask
    /// Look again in the next turn.
    case wait
    /// Send the input.
    case report(Field?)
  }

  /// Whether SwiftUI was asked for a field and did not give it yet.
  private var isAsked = false
  private var triesLeft = 0
  /// Whether somebody looks again in the next turn.
  package var isLooking = false

  package init() {}

  /// The state wants the focus in a field, or in none.
  package mutating func want(_ field: Field?, focused: Field?) -> Step {
    isAsked = field != focused && field != nil
    triesLeft = 1
    return field == focused ? .nothing : .ask
  }

  /// SwiftUI has moved the focus.
  package mutating func moved(to field: Field?, wanted: Field?) -> Step {
    if field == nil, wanted != nil { return .wait }
    // It may still be taken back before the turn is over.
    if field == wanted { return .nothing }
    isAsked = false
    return .report(field)
  }

  /// The turn after a move or a question has come.
  package mutating func turnCame(focused: Field?, wanted: Field?) -> Step {
    isLooking = false
    guard focused == nil, wanted != nil else {
      isAsked = false
      return .nothing
    }
    guard isAsked else { return .report(nil) }
    isAsked = triesLeft > 0
    triesLeft -= 1
    return isAsked ? .ask : .nothing
  }
}
