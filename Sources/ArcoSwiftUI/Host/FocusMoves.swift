/// The decisions of a `FocusReader`: what to do when SwiftUI has moved the focus, and when the
/// state names another field.
///
/// While a person moves the focus from one field to another, SwiftUI removes it for a moment.
/// SwiftUI also refuses a field that is not yet on the screen. Neither is an act of the person, so
/// neither may send an input. Only the main actor's next turn shows whether a person has really
/// left a field.
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

  /// Whether SwiftUI was asked to focus a field, and has not done so yet.
  private var isAsked = false
  private var triesLeft = 0
  /// Whether ``turnCame(focused:wanted:)`` is due in the next turn.
  package var isLooking = false

  package init() {}

  /// Handles a new wish of the state: the focus in a field, or in none.
  package mutating func want(_ field: Field?, focused: Field?) -> Step {
    isAsked = field != focused && field != nil
    triesLeft = 1
    return field == focused ? .nothing : .ask
  }

  /// Handles a move of the focus by SwiftUI.
  package mutating func moved(to field: Field?, wanted: Field?) -> Step {
    if field == nil, wanted != nil { return .wait }
    // SwiftUI may still take the focus back in this turn.
    if field == wanted { return .nothing }
    isAsked = false
    return .report(field)
  }

  /// Handles the turn after a move or a request.
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
