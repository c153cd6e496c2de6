import ListingHTML

// SwiftPM embeds these files, which other targets compile: no listing is copied by hand.

/// The source to show for each example: its dispatchers, children and faces.
extension Listing {
  /// The source of the coffee example, and its optics written by hand.
  public static let coffee = [
    Listing("Dose.swift", PackageResources.Dose_swift, showing: "public let dose"),
    Listing(
      "Brew.swift", PackageResources.Brew_swift,
      showing: "public struct Brew", "public let beans",
      "public let brew"),
    Listing(
      "CoffeePage.swift", PackageResources.CoffeePage_swift, showing: "public func brewFace"),
    Listing(
      "OpticsByHand.swift", PackageResources.OpticsByHand_swift,
      showing: "public enum OpticsByHand"),
  ]
  /// The source of the to-do example.
  public static let todos = [
    Listing(
      "Todos+Dispatcher.swift", PackageResources.Todos_Dispatcher_swift,
      showing: "public let rows", "public let todos", "private func save"),
    Listing("Todo.swift", PackageResources.Todo_swift, showing: "public let todo"),
    Listing(
      "TodosPage.swift", PackageResources.TodosPage_swift, showing: "public func todosFace"),
  ]
  /// The source of the two counters.
  public static let counters = [
    Listing("Counter.swift", PackageResources.Counter_swift, showing: "public let counter"),
    Listing(
      "TwoCounters.swift", PackageResources.TwoCounters_swift,
      showing: "public let leftCounter", "public let twoCounters"),
    Listing(
      "CountersPage.swift", PackageResources.CountersPage_swift,
      showing: "public func countersFace"),
  ]
  /// The whole source of the stepper.
  public static let stepper = [
    Listing("Stepper.swift", PackageResources.Stepper_swift),
    Listing("StepperPage.swift", PackageResources.StepperPage_swift),
  ]
  /// The source of the log in.
  public static let login = [
    Listing(
      "Login+Table.swift", PackageResources.Login_Table_swift,
      showing: "public let loginTable", "public let login", "extension Queue", "private func logIn"),
    Listing("LoginPage.swift", PackageResources.LoginPage_swift, showing: "public func loginFace"),
  ]
  /// The source of the order.
  public static let order = [
    Listing(
      "Order+Stages.swift", PackageResources.Order_Stages_swift,
      showing: "public typealias DraftOrder", "extension DraftOrder", "extension CheckedOrder"),
    Listing("Ordering.swift", PackageResources.Ordering_swift, showing: "public let ordering"),
    Listing("OrderPage.swift", PackageResources.OrderPage_swift, showing: "public func orderFace"),
  ]
  /// The source of the sign up.
  public static let signUp = [
    Listing(
      "SignUpForm.swift", PackageResources.SignUpForm_swift,
      showing: "public struct SignUp", "public struct Home", "public let signUpForm"),
    Listing(
      "SignUpPage.swift", PackageResources.SignUpPage_swift,
      showing: "public let signUpSubmission", "public let signUpPage", "private let telling"),
    Listing(
      "SignUpFace.swift", PackageResources.SignUpFace_swift,
      showing: "private func formFace", "private func homeFace"),
  ]
  /// The source of the editor.
  public static let editor = [
    Listing("Editor+Dispatcher.swift", PackageResources.Editor_Dispatcher_swift),
    Listing(
      "EditorPage.swift", PackageResources.EditorPage_swift, showing: "public func editorFace"),
  ]
}
