/// The reason why a person could not do on a page what a test asked for.
public enum TestPageError: Error, Equatable, Sendable {
  /// No visible element has this name or text.
  case notFound(String, among: [TestElement])
  /// Several elements have this name: choose one with `near:`.
  case ambiguous(String, [TestElement])
  /// The element does not react to this event: add a handler.
  case notOffered(TestElement, event: String)
  /// The element is disabled, read-only or inert.
  case disabled(TestElement)
  /// A `select` has no such option.
  case noOption(String, in: TestElement, options: [String])
  /// The browser would not submit the form, as this field is required and empty.
  case required(TestElement)
  /// The value is out of the field's bounds: a slider cannot have it, and a browser would not
  /// submit it.
  case outOfBounds(TestElement, String)
  /// The text is longer than the field's `maxlength`, in UTF-16 code units.
  case tooLong(TestElement, most: Int)
  /// The page refused the event's data: a form's field is missing or malformed.
  case refused(TestElement, event: String)
  /// The page cannot go to this address: the page has no navigation, or this is not an address of a
  /// site.
  case notFollowed(String)
  /// The browser's history has no entry in this direction.
  case noEntry(isForward: Bool)
  /// An effect is running that the state would not start again. So a server would end the page when
  /// the user leaves it.
  case notKept
  /// The browser shows something other than the page. This is a bug in Arco: please report it.
  case defect(Defect)

  /// A difference between the browser and the page.
  public enum Defect: Equatable, Sendable {
    /// The bytes of this patch, counted from 1, could not be decoded.
    case unreadablePatch(Int)
    /// An instance in this patch, counted from 1, has a value that its template does not have.
    case unknownValue(Int, inPatch: Int)
    /// An operation of this patch, counted from 1, cannot be applied: it refers to a node that does
    /// not exist.
    case inapplicableOperation(inPatch: Int)
    /// The browser shows another number of nodes than the page.
    case nodes(shown: Int, expected: Int)
    /// A node differs from the page's node of the same number.
    case node(Int, shown: String, expected: String)
  }
}

extension TestPageError: CustomStringConvertible {
  /// The reason, and often what is possible instead.
  public var description: String {
    switch self {
    case .notFound(let name, let among):
      "no element is named \"\(name)\"; there is: \(among.listed)"
    case .ambiguous(let name, let found):
      "\(found.count) elements are named \"\(name)\": \(found.listed); choose one with near:"
    case .notOffered(let element, let event):
      "\(element) does not react to \(event): add a handler to it, or to an element around it"
    case .disabled(let element):
      "\(element) cannot be used: it is disabled, read-only or inert"
    case .noOption(let name, let element, let options):
      "\(element) has no option \"\(name)\"; it has: \(options.joined(separator: ", "))"
    case .required(let element):
      "the form is not submitted: \(element) is required and empty"
    case .outOfBounds(let element, let text):
      "\(element) cannot have the value \"\(text)\": check its min and max"
    case .tooLong(let element, let most):
      "\(element) takes at most \(most) UTF-16 code units, by its maxlength"
    case .refused(let element, let event):
      "\(element) refused the data of \(event): compare its fields with those that the handler reads"
    case .notFollowed(let address):
      "the page cannot go to \"\(address)\": it needs a navigation and an address of its site"
    case .noEntry(let isForward):
      "the history has no entry to go \(isForward ? "forward" : "back") to"
    case .notKept:
      "an effect is running, so leaving would end the page: let the effect finish first"
    case .defect(let defect):
      "the browser shows something other than the page; please report this bug: \(defect.text)"
    }
  }
}

extension TestPageError.Defect {
  fileprivate var text: String {
    switch self {
    case .unreadablePatch(let patch): "patch \(patch) could not be decoded"
    case .unknownValue(let value, let patch):
      "patch \(patch) sets value \(value) of a template that has no such value"
    case .inapplicableOperation(let patch): "patch \(patch) refers to a node that does not exist"
    case .nodes(let shown, let expected): "there are \(shown) nodes instead of \(expected)"
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
