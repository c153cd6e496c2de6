/// The decisions of a `FocusReader`: what to do when SwiftUI has moved the focus, and when the
/// state names another field.
///
/// While a person moves the focus from one field to another, SwiftUI removes it for a moment.
/// SwiftUI also refuses a field that is not yet on the screen: immediately, or when the field has
/// had the focus for a few turns. Neither is an act of the person, so neither may send an input.
///
/// So after a request, a focus that is lost counts as refused for one second, unless another field
/// has got it. At other times, the main actor's next turn shows whether a person has left a field.
package struct FocusMoves<Field: Equatable> {
  package enum Step: Equatable {
    case nothing
    /// Ask SwiftUI for the state's field, and look again after a time. Zero is the main actor's next
    /// turn.
    case ask(lookAfter: Duration)
    /// Look again after a time.
    case look(after: Duration)
    /// Send the input.
    case report(Field?)
  }

  /// The times between a request and the looks that follow it. The last look ends the request.
  private static var pauses: [Duration] {
    [.zero, .milliseconds(100), .milliseconds(300), .milliseconds(600)]
  }

  /// The number of looks since SwiftUI was asked to focus a field; nil if no request is open.
  private var looks: Int?
  /// Whether the last look found the state's field with the focus.
  private var wasGiven = false
  private var lastLook = 0

  package init() {}

  /// Handles a new wish of the state: the focus in a field, or in none.
  package mutating func want(_ field: Field?, focused: Field?) -> Step {
    looks = field == nil || field == focused ? nil : 0
    wasGiven = false
    return field == focused ? .nothing : .ask(lookAfter: .zero)
  }

  /// Handles a move of the focus by SwiftUI.
  package mutating func moved(to field: Field?, wanted: Field?) -> Step {
    // SwiftUI may still take the focus back.
    if field == wanted { return .nothing }
    if field == nil { return looks == nil ? .look(after: .zero) : .nothing }
    looks = nil
    return .report(field)
  }

  /// Returns the number of a look that is planned. It replaces the former one, if that is still due.
  package mutating func plan() -> Int {
    lastLook += 1
    return lastLook
  }

  /// Handles a look at the focus after a move or a request.
  package mutating func looked(_ number: Int, focused: Field?, wanted: Field?) -> Step {
    guard number == lastLook else { return .nothing }
    guard let count = looks else {
      return focused == nil && wanted != nil ? .report(nil) : .nothing
    }
    let wasGiven = wasGiven
    self.wasGiven = focused != nil
    looks = count + 1 < Self.pauses.count ? count + 1 : nil
    guard let looks else {
      // What was given after 0.4 seconds was not refused: a person has left it.
      return wasGiven && focused == nil && wanted != nil ? .report(nil) : .nothing
    }
    let pause = Self.pauses[looks]
    return focused == nil ? .ask(lookAfter: pause) : .look(after: pause)
  }
}
