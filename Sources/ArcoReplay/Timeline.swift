public import ArcoCoding

/// The earlier values of a value, for undo and redo.
///
/// - Value: the type of the values: a state, or the part of it that can be undone.
///
///     struct Editor { var text = ""; var timeline = Timeline<String>(limit: 100) }
///     var editor = Editor()
///     editor.timeline.keep(editor.text)
///     editor.text = "Hello"
///     editor.timeline.undo(&editor.text)
///     editor.text  // ""
///
/// A timeline is a value in the state, so undo is an input like any other: a view can read
/// ``canUndo``, a test can compare the timeline, and a recording contains it. To undo without
/// changes of the component, see ``History``.
///
/// Laws, checked by `TimelineTests`: undo and then redo changes nothing; redo and then undo changes
/// nothing.
/// - Complexity: O(1), and O(`limit`) when the oldest value is forgotten. A stored value shares its
///   buffers with the present value, so the first later write to each buffer copies it.
/// - In the literature: a zipper over versions; a memento.
public struct Timeline<Value> {
  /// The largest number of stored values. The oldest value is forgotten first.
  public let limit: Int
  /// The earlier values, with the latest at the end.
  public private(set) var past: [Value] = []
  /// The undone values, with the next to redo at the end.
  public private(set) var future: [Value] = []
  /// The value before the current input; nil between inputs.
  private var beginning: Value?

  /// Makes an empty timeline.
  ///
  /// - Precondition: `limit` is at least 1.
  public init(limit: Int = 100) {
    precondition(limit >= 1, "the limit of a timeline must be at least 1")
    self.limit = limit
  }

  /// True if there is a value to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// True if there is a value to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// Stores a value that is about to change, and forgets undone values.
  public mutating func keep(_ value: Value) {
    past.append(value)
    if past.count > limit { past.removeFirst(past.count - limit) }
    future = []
  }

  /// Restores the value that was stored last.
  ///
  /// - Returns: false if there is none; then nothing is changed.
  @discardableResult
  public mutating func undo(_ present: inout Value) -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(present)
    present = last
    return true
  }

  /// Reverses the last undo.
  ///
  /// - Returns: false if nothing was undone; then nothing is changed.
  @discardableResult
  public mutating func redo(_ present: inout Value) -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(present)
    present = next
    return true
  }

  /// Remembers a value before a possible change.
  mutating func begin(_ value: Value) { beginning = value }

  /// Stores the remembered value, if it differs from the present value.
  mutating func end(_ value: Value) where Value: Equatable {
    guard let before = beginning.take() else { return }
    if before != value { keep(before) }
  }

  /// Forgets all values.
  public mutating func removeAll() {
    past = []
    future = []
  }
}

extension Timeline: Equatable where Value: Equatable {}
extension Timeline: Sendable where Value: Sendable {}

extension Timeline: HasCoding where Value: HasCoding {
  /// The coding of the limit and the values. More values than the limit, earlier and undone ones
  /// together, are refused.
  public static var coding: Coding<Self> {
    Coding(
      write: { timeline, writer in
        writer.value(timeline.limit)
        writer.value(timeline.past)
        writer.value(timeline.future)
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let limit = try reader.value(Int.self)
        guard limit >= 1 else { throw .refused(at: start) }
        var timeline = Timeline(limit: limit)
        timeline.past = try reader.value()
        timeline.future = try reader.value()
        guard timeline.past.count + timeline.future.count <= limit else {
          throw .refused(at: start)
        }
        return timeline
      })
  }
}

#if !hasFeature(Embedded)
  // In this file, because conformances are synthesised only in the file of the type.
  extension Timeline: Encodable where Value: Encodable {
    /// Encodes the limit and the values.
    ///
    /// - Throws: the errors of the encoder and of the values.
    public func encode(to encoder: any Encoder) throws {
      var whole = encoder.container(keyedBy: TimelineKey.self)
      try whole.encode(limit, forKey: .limit)
      try whole.encode(past, forKey: .past)
      try whole.encode(future, forKey: .future)
    }
  }
  extension Timeline: Decodable where Value: Decodable {
    /// Decodes a timeline. If there are more values than the limit allows, keeps the earlier values
    /// that are undone first, and then the undone values that are redone first.
    ///
    /// - Throws: `DecodingError`, also for a limit below 1.
    public init(from decoder: any Decoder) throws {
      let whole = try decoder.container(keyedBy: TimelineKey.self)
      limit = try whole.decode(Int.self, forKey: .limit)
      guard limit >= 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .limit, in: whole, debugDescription: "a timeline keeps at least 1 value")
      }
      past = try whole.decode([Value].self, forKey: .past).suffix(limit)
      future = try whole.decode([Value].self, forKey: .future).suffix(limit - past.count)
    }
  }

  private enum TimelineKey: String, CodingKey {
    case limit, past, future
  }
#endif
