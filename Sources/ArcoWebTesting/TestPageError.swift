/// Why a person could not do on a page what a test asked for.
public enum TestPageError: Error, Equatable, Sendable {
  /// No element that shows has this name or text.
  case notFound(String, among: [TestElement])
  /// Several elements have this name: say which one with `near:`.
  case ambiguous(String, [TestElement])
  /// The element is there, and nothing happens on this event: give it a handler.
  case notOffered(TestElement, event: String)
  /// The element takes no input.
  case disabled(TestElement)
  /// A choice has no such option.
  case noOption(String, in: TestElement, options: [String])
  /// The browser would not submit the form while this field is empty.
  case required(TestElement)
  /// A slider cannot be put there, or the browser would not submit the form with this number.
  case outOfBounds(TestElement, String)
  /// The field takes no more than so many UTF-16 code units: its `maxlength`.
  case tooLong(TestElement, most: Int)
  /// The page took the event and refused its data: a form's field is missing or malformed.
  case refused(TestElement, event: String)
  /// The page does not follow this address: it has no navigation, or this is no address of a site.
  case notFollowed(String)
  /// The browser's history has no entry there.
  case noEntry(isForward: Bool)
  /// An effect is in flight that the state does not start again, so a page that is left ends.
  case notKept
  /// The browser shows something else than the page: report it, as it is Arco's mistake.
  case defect(Defect)

  /// How what the browser shows differs from what it should show.
  public enum Defect: Equatable, Sendable {
    /// The bytes of this patch, counted from 1, could not be read.
    case unreadablePatch(Int)
    /// An instance in this patch, counted from 1, has a value by a number that its template does not have.
    case unknownValue(Int, inPatch: Int)
    /// An operation of this patch, counted from 1, names what is not there.
    case inapplicableOperation(inPatch: Int)
    /// The number of nodes that are shown is not the number that should be.
    case nodes(shown: Int, expected: Int)
    /// A node, by its number, shows one thing and should show another.
    case node(Int, shown: String, expected: String)
  }
}

extension TestPageError: CustomStringConvertible {
  /// What happened, and what there is instead.
  public var description: String {
    switch self {
    case .notFound(let name, let among):
      "nothing is called \"\(name)\"; there is: \(among.listed)"
    case .ambiguous(let name, let found):
      "\(found.count) are called \"\(name)\": \(found.listed); say which with near:"
    case .notOffered(let element, let event):
      "\(element) does nothing on \(event): give it, or what is around it, a handler"
    case .disabled(let element):
      "\(element) takes no input: it is disabled, read-only or inert"
    case .noOption(let name, let element, let options):
      "\(element) has no option \"\(name)\"; it has: \(options.joined(separator: ", "))"
    case .required(let element):
      "the form is not submitted, as \(element) is empty and required"
    case .outOfBounds(let element, let text):
      "\(element) does not take \"\(text)\": compare it with min and max"
    case .tooLong(let element, let most):
      "\(element) takes no more than \(most) UTF-16 code units: its maxlength"
    case .refused(let element, let event):
      "\(element) refused what \(event) brought: compare the form's fields with their handler's"
    case .notFollowed(let address):
      "the page does not go to \"\(address)\": give it a navigation, and an address of its site"
    case .noEntry(let isForward):
      "there is no address to go \(isForward ? "forward" : "back") to"
    case .notKept:
      "something is in flight, so the page would end when it is left: let it come to its end before"
    case .defect(let defect):
      "the browser shows something else than the page; please report this: \(defect.text)"
    }
  }
}

extension TestPageError.Defect {
  fileprivate var text: String {
    switch self {
    case .unreadablePatch(let patch): "patch \(patch) could not be read"
    case .unknownValue(let value, let patch):
      "patch \(patch) has value \(value) of a template that has no such value"
    case .inapplicableOperation(let patch): "patch \(patch) names what is not there"
    case .nodes(let shown, let expected): "\(shown) nodes instead of \(expected)"
    case .node(let number, let shown, let expected):
      "node \(number) is \(shown) instead of \(expected)"
    }
  }
}

extension [TestElement] {
  fileprivate var listed: String {
    isEmpty ? "nothing" : map { $0.description }.joined(separator: ", ")
  }
}
