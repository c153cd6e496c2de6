// What the examples in the documentation comments of ArcoMacros take for given.

@Optics struct Recipe { var beans: Dose }
struct Dose { var grams = 18.0 }
enum RecipeInput { case stronger }
enum RowInput { case toggle }
typealias Handler = @Sendable () -> Void

enum Step {
  case next
  case done(Handler)
}

enum Complaint { case taken }
struct Members: Sendable { var isTaken: @Sendable (String) async -> Bool }
