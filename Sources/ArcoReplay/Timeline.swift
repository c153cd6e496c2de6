/// What a value was, and what it was before that was undone.
///
/// - Value: what is kept: a state, or the part of one that can be undone.
///
///     struct Editor { var text = ""; var timeline = Timeline<String>(limit: 100) }
///     var editor = Editor()
///     editor.timeline.keep(editor.text)
///     editor.text = "Hello"
///     editor.timeline.undo(&editor.text)
///     editor.text  // ""
///
/// A value to put in a state, so that undoing is an input like others: a view can ask
/// ``canUndo``, a test compares it, a recording holds it. To undo what a component does without
/// changing the component, see ``History``.
///
/// Laws, checked by `TimelineTests`: undo then redo changes nothing, redo then undo changes nothing.
/// - Complexity: O(1), and O(`limit`) where the oldest value is forgotten. Keeping a value copies
///   nothing: it shares its buffers, and the first later write to each copies that one.
/// - In the literature: a zipper over versions; a memento.
public struct Timeline<Value> {
  /// So many values are kept at most; the oldest one is forgotten first.
  public let limit: Int
  /// The values before, the latest one last.
  public private(set) var past: [Value] = []
  /// The values that were undone, the one to be redone next last.
  public private(set) var future: [Value] = []
  /// The value before the input at hand; nil between inputs.
  private var beginning: Value?

  /// Makes an empty one.
  ///
  /// - Precondition: `limit` is at least 1.
  public init(limit: Int = 100) {
    precondition(limit >= 1, "a timeline of fewer than 1 values can undo nothing: leave it out")
    self.limit = limit
  }

  /// Whether there is something to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is something to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// Keeps a value that is about to change, and forgets what was undone.
  public mutating func keep(_ value: Value) {
    past.append(value)
    if past.count > limit { past.removeFirst(past.count - limit) }
    future = []
  }

  /// Makes the present what it was when a value was kept last.
  ///
  /// - Returns: false if there is none, and nothing was changed.
  @discardableResult
  public mutating func undo(_ present: inout Value) -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(present)
    present = last
    return true
  }

  /// Makes the present what it was before the last undo.
  ///
  /// - Returns: false if nothing was undone, and nothing was changed.
  @discardableResult
  public mutating func redo(_ present: inout Value) -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(present)
    present = next
    return true
  }

  /// Notes a value before what may change it.
  mutating func begin(_ value: Value) { beginning = value }

  /// Keeps the value that was noted, if it is another now.
  mutating func end(_ value: Value) where Value: Equatable {
    guard let before = beginning.take() else { return }
    if before != value { keep(before) }
  }

  /// Forgets everything.
  public mutating func removeAll() {
    past = []
    future = []
  }
}

extension Timeline: Equatable where Value: Equatable {}
extension Timeline: Sendable where Value: Sendable {}

#if !hasFeature(Embedded)
  // Here, as only this file's conformances are synthesised.
  extension Timeline: Encodable where Value: Encodable {
    /// Writes the limit and the values.
    ///
    /// - Throws: what a value throws.
    public func encode(to encoder: any Encoder) throws {
      var whole = encoder.container(keyedBy: TimelineKey.self)
      try whole.encode(limit, forKey: .limit)
      try whole.encode(past, forKey: .past)
      try whole.encode(future, forKey: .future)
    }
  }
  extension Timeline: Decodable where Value: Decodable {
    /// Reads a timeline.
    ///
    /// - Throws: `DecodingError`, also where the limit is below 1. Of more values than the limit allows, the
    ///   latest ones are read.
    public init(from decoder: any Decoder) throws {
      let whole = try decoder.container(keyedBy: TimelineKey.self)
      limit = try whole.decode(Int.self, forKey: .limit)
      guard limit >= 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .limit, in: whole, debugDescription: "a timeline keeps at least 1 value")
      }
      past = try whole.decode([Value].self, forKey: .past).suffix(limit)
      future = try whole.decode([Value].self, forKey: .future).suffix(limit)
    }
  }

  private enum TimelineKey: String, CodingKey {
    case limit, past, future
  }
#endif
