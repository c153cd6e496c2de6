/// The fifteen questions that only Apple's systems can answer.
///
/// Each has screens, whose steps a hosted test takes as far as it can, or looks, for which a person is
/// needed. A UI test would take more of the steps, but needs an Xcode project. ``Report`` lists all of
/// this with its results.
public enum Subject: Int, CaseIterable, Sendable {
  case building = 1
  case dismissal
  case selection
  case replacement
  case beside
  case fields
  case focus
  case manyRows
  case rows
  case stacks
  case sheets
  case lifetimes
  case animation
  case windows
  case comonads

  /// The question in a few words.
  public var title: String {
    switch self {
    case .building: "builds"
    case .dismissal: "presence bindings"
    case .selection: "selection by id"
    case .replacement: "another child in one send"
    case .beside: "a model beside its screen"
    case .fields: "text fields"
    case .focus: "focus"
    case .manyRows: "10,000 rows"
    case .rows: "changes of rows"
    case .stacks: "stacks of screens"
    case .sheets: "sheets on their way"
    case .lifetimes: "lifetimes"
    case .animation: "animation"
    case .windows: "windows, restoration and previews"
    case .comonads: "spaces of views, and accessibility"
    }
  }

  /// The screens that help to answer it.
  public var checks: [Check] { Check.all.filter { $0.subject == self } }
}

/// Something that a person does, and must see.
public struct Look: Sendable {
  /// The screen of a check or an example; nil if none is needed.
  public let screen: String?
  /// The actions, in order.
  public let actions: [String]
  /// The expected behaviour.
  public let shows: String

  init(_ screen: String?, _ actions: [String], sees shows: String) {
    self.screen = screen
    self.actions = actions
    self.shows = shows
  }
}
