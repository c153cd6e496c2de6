/// The constant part of the markup at one position of a view: elements, names, the set of
/// attributes, and listeners.
///
/// Learned from the first markup that is shown at a position, and confirmed piece by piece whenever
/// the view runs again, or for another row. The rest of the markup is values: texts, attribute
/// values, handlers, and the pieces in the places of branches, loops, rows and children.
///
/// - Isolation: that of its document.
final class Template {
  /// The shape, in the order in which pieces are read.
  let steps: Fixed<Step>
  /// Elements and texts in document order.
  let nodes: Fixed<Node>
  /// The kind of each attribute of an element, in the order of the view.
  let marks: Fixed<Mark>
  /// The attributes as they were first, in the same order.
  let first: Fixed<Attribute>
  /// The listeners, without their actions.
  let listeners: Fixed<Listener>
  /// Where other pieces go, in document order: those of branches, loops, rows and children, and
  /// elements whose attributes come and go.
  let places: Fixed<Place>
  /// Texts and attributes: the values.
  let slots: Fixed<Slot>
  /// The slots whose value was another than the first one's, in the order in which that was found
  /// out. An instance keeps the values of these only.
  @exclusivity(unchecked) var varying: [Int32] = []
  @exclusivity(unchecked) private var lastPrint: Print?
  /// The memory for what an instance holds, of the last one that went.
  @exclusivity(unchecked) private var spareRoom = UnsafeArray<Instance.Held>()
  /// Its pieces as they lie in a draft; nil as long as it is seldom read.
  @exclusivity(unchecked) private(set) var imprint: UnsafeMutablePointer<Imprint>?
  /// How often it was read piece by piece, up to `readsBeforeLastImprint`.
  @exclusivity(unchecked) private(set) var reads: UInt8 = 0
  /// After so many, it is worth the memory of an imprint: most of what a page shows is read when it is
  /// mounted, and never again.
  @exclusivity(unchecked) private var readsBeforeImprint: UInt8 = 3
  /// Its number on the wire, once it is defined.
  @exclusivity(unchecked) var number: Int?

  /// The elements that listen.
  let listening: [Int]
  /// The first and the last of them; -1 for none.
  let firstListening: Int
  let lastListening: Int
  /// The elements that can disable their content.
  let barriers: [Int]
  /// How many nodes are outermost; those in places come on top.
  let width: Int

  enum Step {
    case empty
    /// A text, whose slot this is.
    case text(Int32)
    /// An element, whose node this is. Its content follows.
    case element(Int32)
    /// So many pieces, which follow.
    case list(Int32)
    /// What goes to the next place.
    case place
  }

  struct Node {
    /// Nil for a text.
    let name: ElementName?
    /// The element around; -1 for the outermost.
    let parent: Int32
    /// The node behind the last one below.
    var end: Int32
    /// The slots of an element's attributes and of a leaf's text, or that of a text.
    var slots: Range<Int32>
    let marks: Range<Int32>
    let listeners: Range<Int32>

    @inline(__always)
    func isNamed(_ other: ElementName) -> Bool {
      guard let name else { return false }
      return name.isIdentical(to: other) || name == other
    }
  }

  enum Mark {
    case slot(Int32)
    /// One of several class attributes, which are one value.
    case classes(Int32)
    case listener(Int32)
  }

  struct Place {
    /// The element around; -1 for none.
    let parent: Int32
    /// The node before which it is.
    let node: Int32
  }

  struct Slot {
    let node: Int32
    /// Its place in `varying`; -1 as long as every instance has the first value.
    var place: Int32 = -1
    let kind: Kind
    /// The value that was there first; nil for an attribute that is absent.
    let first: String?

    enum Kind {
      case text
      /// The text of an element that holds nothing else.
      case leaf
      case attribute(Name)
      case flag(Name)
      case classes
      case live(LiveProperty)
      /// What the page itself says: which events it wants.
      case fixed(Name)
    }
  }

  init(of html: HTML) {
    let learned = Learning(html)
    steps = Fixed(learned.steps)
    nodes = Fixed(learned.nodes)
    marks = Fixed(learned.marks)
    first = Fixed(learned.first)
    listeners = Fixed(learned.listeners)
    places = Fixed(learned.places)
    slots = Fixed(learned.slots)
    listening = learned.nodes.indices.filter { !learned.nodes[$0].listeners.isEmpty }
    firstListening = listening.first ?? -1
    lastListening = listening.last ?? -1
    barriers = learned.nodes.indices.filter { index in
      guard let name = learned.nodes[index].name else { return false }
      return learned.nodes[index].slots.contains { slot in
        learned.slots[Int(slot)].kind.name.map { name.mayBeBarrier(with: $0) } ?? false
      }
    }
    width = learned.nodes.count { $0.parent < 0 }
  }

  deinit {
    steps.deallocate()
    nodes.deallocate()
    marks.deallocate()
    first.deallocate()
    listeners.deallocate()
    places.deallocate()
    slots.deallocate()
    imprint?.pointee.deallocate()
    imprint?.deallocate()
    spareRoom.deallocate()
  }

  /// Memory for what an instance holds.
  @inline(__always)
  func takeRoom() -> UnsafeArray<Instance.Held> {
    let count = listeners.count + varying.count
    var room = spareRoom
    if room.capacity >= count {
      spareRoom = UnsafeArray()
    } else {
      room = UnsafeArray()
      room.reserve(count)
    }
    return room
  }

  /// Takes the memory of an instance that goes: the next one that comes has none to ask for.
  func giveBack(room: inout UnsafeArray<Instance.Held>) {
    guard spareRoom.values == nil else { return room.deallocate() }
    room.removeAll()
    spareRoom = room
  }

  /// The template as markup.
  var print: Print {
    if let lastPrint, lastPrint.varying == varying.count { return lastPrint }
    let print = Print(of: self)
    lastPrint = print
    return print
  }

  /// Lets go of the markup, which is mostly asked for once.
  func forgetPrint() { lastPrint = nil }

  private static let readsBeforeLastImprint: UInt8 = 96

  /// Notes that a piece was read whose shape was not confirmed by an imprint.
  ///
  /// The one that an imprint was taken of may have been made in an order that no other is made in. So where as
  /// many more are read piece by piece, another is taken, and that six times at most.
  func noteRead(of html: HTML) {
    guard reads < Self.readsBeforeLastImprint else { return }
    reads += 1
    guard reads == readsBeforeImprint else { return }
    readsBeforeImprint *= 2
    guard let taken = Imprint(of: html, self) else { return }
    if let imprint {
      imprint.pointee.deallocate()
      imprint.pointee = taken
    } else {
      let imprint = UnsafeMutablePointer<Imprint>.allocate(capacity: 1)
      imprint.initialize(to: taken)
      self.imprint = imprint
    }
  }

  /// The place of a slot in `varying`, from now on.
  func vary(_ slot: Int) -> Int {
    if slots[slot].place < 0 {
      slots[slot].place = Int32(varying.count)
      varying.append(Int32(slot))
      imprint?.pointee.vary(slot, marks)
    }
    return Int(slots[slot].place)
  }
}

extension Template.Slot.Kind {
  /// The attribute that a new element begins with; nil for a text.
  var name: Name? {
    switch self {
    case .text, .leaf: nil
    case .attribute(let name), .flag(let name), .fixed(let name): name
    case .classes: Name("class")
    case .live(let property): property.name
    }
  }
}
