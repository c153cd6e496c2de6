public import ArcoOptics

/// Rows, each with a mark that is either set or not, such as whether the row is selected. The marks
/// are stored beside the rows.
///
/// - Base: the collection of the rows.
/// - Marking: the marks.
///
/// The optics of `marked(by:)` lead to marked rows.
public struct MarkedRows<Base: Keyed, Marking: RowMarks> where Marking.ID == Base.ID {
  @usableFromInline
  var base: Base
  @usableFromInline
  var marks: Marking

  @inlinable
  init(_ base: Base, _ marks: Marking) {
    self.base = base
    self.marks = marks
  }
}

extension MarkedRows: Keyed {
  /// The ids in order.
  @inlinable
  public var keys: [Base.ID] { base.keys }

  /// The structure of the rows: marks do not change the order.
  @inlinable
  public var structure: UInt64? { base.structure }

  /// The change of the rows' order since a structure.
  @inlinable
  public func rearrangement(since structure: UInt64) -> Rearrangement? {
    base.rearrangement(since: structure)
  }

  /// Remembers the order of the rows.
  @inlinable
  public func remember(_ memory: inout Base.Memory?) -> Rearrangement? { base.remember(&memory) }

  /// True if the order of the rows has not changed.
  @inlinable
  public func isAsRemembered(_ memory: Base.Memory) -> Bool { base.isAsRemembered(memory) }

  /// The ids in order.
  @inlinable
  public func keys(in memory: Base.Memory?) -> [Base.ID] { base.keys(in: memory) }

  /// The id at a position.
  @inlinable
  public func id(at position: Int, in memory: Base.Memory?) -> Base.ID {
    base.id(at: position, in: memory)
  }

  /// The position of an id.
  @inlinable
  public func position(of id: Base.ID, in memory: Base.Memory?) -> Int? {
    base.position(of: id, in: memory)
  }

  /// A value from which changed rows and changed marks are found later.
  public struct Revision {
    @usableFromInline
    let base: Base.Revision
    @usableFromInline
    let marks: Marking.Seen

    @inlinable
    init(_ base: Base.Revision, _ marks: Marking.Seen) {
      self.base = base
      self.marks = marks
    }
  }

  /// A value that changes with each change of an element or of a mark.
  @inlinable
  public var revision: Revision? { base.revision.map { Revision($0, marks.seen) } }

  /// Visits the rows that have changed, and then the rows whose marks have changed.
  ///
  /// - Returns: false if the changes are not known. Then some rows may have been visited already.
  @inlinable
  public func visitChanges(
    since revision: Revision, _ visit: (_ id: Base.ID, _ version: UInt64) -> Void
  ) -> Bool {
    var edited: Base.ID?
    let areKnown = base.visitChanges(since: revision.base) { id, version in
      edited = id
      visit(id, joined(version, id))
    }
    return areKnown
      && marks.visitChanges(since: revision.marks) { id in
        // A row that marked itself was visited already.
        if edited != id, let version = base.version(of: id) { visit(id, joined(version, id)) }
      }
  }

  /// A version for each element, in order. It changes when the element changes, or when it is
  /// marked or unmarked.
  @inlinable
  public func versions(in memory: Base.Memory?) -> [UInt64]? {
    guard var versions = base.versions(in: memory) else { return nil }
    for (position, id) in zip(versions.indices, base.keys(in: memory)) {
      versions[position] = joined(versions[position], id)
    }
    return versions
  }

  /// A version that changes when the element changes, or when it is marked or unmarked.
  @inlinable
  public func version(at position: Int, of id: Base.ID) -> UInt64? {
    base.version(at: position, of: id).map { joined($0, id) }
  }

  /// A version that changes when the element changes, or when it is marked or unmarked.
  @inlinable
  public func version(of id: Base.ID) -> UInt64? { base.version(of: id).map { joined($0, id) } }

  @inlinable
  func joined(_ version: UInt64, _ id: Base.ID) -> UInt64 {
    version << 1 | (marks.contains(id) ? 1 : 0)
  }

  /// Whether a change of one element leaves the others as they are: false, because marking one
  /// element may remove the mark of another.
  @inlinable
  public static var hasIndependentElements: Bool { false }

  /// Returns true if an element has this id.
  @inlinable
  public func contains(id: Base.ID) -> Bool { base.contains(id: id) }

  /// Returns the element with this id and its mark.
  @inlinable
  public func element(id: Base.ID) -> Marked<Base.Element>? {
    base.element(id: id).map { Marked($0, isMarked: marks.contains(id)) }
  }

  /// Changes the element with this id, and its mark, in place.
  ///
  /// - Complexity: that of the rows; copies nothing.
  @inlinable
  public mutating func modify<Result, Failure: Error>(
    id: Base.ID, _ body: (inout Marked<Base.Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let wasMarked = marks.contains(id)
    var isMarked = wasMarked
    defer { if isMarked != wasMarked { marks.set(id, isMarked) } }
    return try base.modify(id: id) { element throws(Failure) in
      // Moved out of the rows while it changes: a second reference would make the change copy it.
      try withUnsafeMutablePointer(to: &element) { place throws(Failure) in
        var marked = Marked(place.move(), isMarked: wasMarked)
        defer {
          isMarked = marked.isMarked
          place.initialize(to: marked.element)
        }
        return try body(&marked)
      }
    }
  }
}

extension AffineOptic where Part: Keyed, Part.ID: Sendable {
  /// Returns an optic to the same rows with a mark for the row whose id the state keeps beside
  /// them.
  ///
  ///     struct Menu { var rows = Rows<Int, Todo>(); var selected: Int? }
  ///
  ///     let row = Dispatcher<Void, Marked<Todo>, TodoInput>.reduce { row, _ in row.isMarked = true }
  ///     let rows = row.child(
  ///       each: Lens(\Menu.rows).marked(by: Lens(\Menu.selected)), input: TodosInput.prisms.row)
  ///
  /// When another row is selected, only the views of these two rows run; see
  /// <doc:Lists-that-cost-what-changed>.
  @inlinable
  public func marked(
    by id: some LensOptic<Whole, Part.ID?>
  ) -> Affine<Whole, MarkedRows<Part, OneMark<Part.ID>>> {
    marked(
      by: Lens(
        get: { whole in
          var mark = OneMark<Part.ID>()
          mark.id = id.get(whole)
          return mark
        },
        modify: { whole, body in
          id.modify(&whole) { id in
            var mark = OneMark<Part.ID>()
            mark.id = id
            body(&mark)
            id = mark.id
          }
        },
        footprint: id.footprint))
  }

  /// Returns an optic to the same rows with marks for the rows whose ids the state keeps beside
  /// them.
  ///
  ///     struct Menu { var rows = Rows<Int, Todo>(); var ticked: MarkedIDs<Int> = [] }
  ///
  ///     let row = Dispatcher<Void, Marked<Todo>, TodoInput>.reduce { row, _ in row.isMarked.toggle() }
  ///     let rows = row.child(
  ///       each: Lens(\Menu.rows).marked(by: Lens(\Menu.ticked)), input: TodosInput.prisms.row)
  @inlinable
  public func marked<Marking: RowMarks<Part.ID>>(
    by marks: some LensOptic<Whole, Marking>
  ) -> Affine<Whole, MarkedRows<Part, Marking>> {
    let rows = Affine.storing(self)
    return Affine(
      footprint: rows.footprint.union(marks.footprint),
      extract: { whole in
        // Not `map`, which would retain the rows once more.
        guard let base = rows.extract(whole) else { return nil }
        return MarkedRows(base, marks.get(whole))
      },
      change: { whole, body in
        var own = Marking()
        marks.modify(&whole) { swap(&$0, &own) }
        rows.change(&whole) { part in
          withUnsafeMutablePointer(to: &part) { place in
            var marked = MarkedRows(place.move(), own)
            own = Marking()
            body(&marked)
            own = marked.marks
            place.initialize(to: marked.base)
          }
        }
        marks.modify(&whole) { swap(&$0, &own) }
      })
  }
}
