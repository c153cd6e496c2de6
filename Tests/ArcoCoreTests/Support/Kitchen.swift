import Arco

/// A whole with parts of every kind that a view can tell apart from what it shows, and of those that
/// it cannot.
struct Kitchen: Sendable {
  var pot = Pot()
  var cups = Cups()
  var label = Label()
  var note = Label()
  var spare: Dose?
  var tins: [Tin] = []
  var rows = Rows<Int, Dose>()
}

/// A small part with parts of its own.
struct Pot: Equatable, Sendable {
  var isOn = false
  var beans = Dose()
  var water = Dose(grams: 30)
}

/// A small part that is not `Equatable`.
struct Cups: Sendable {
  var count = 0
}

/// A part that may be of any size.
struct Label: Equatable, Sendable {
  var text = ""
}

struct Tin: Identifiable, Sendable {
  let id: Int
  var grams = 0
}

enum KitchenInput: Sendable {
  case change(@Sendable (inout Kitchen) -> Void)
  case pot(PotInput)
  case cups
  case label(String)
  case note(String)
  case spare(DoseInput)
  case tin(Int, Int)
  case row(Int, DoseInput)
}

enum PotInput: Sendable {
  case toggle
  case beans(DoseInput)
  case water(DoseInput)
}

/// What a kitchen does and how it looks, and which views ran.
@MainActor final class Kitchens {
  let shown: Shown<Void, Kitchen, KitchenInput>
  private let log = Log()

  private final class Log {
    var runs: [String] = []
    /// The local state of the pot's beans.
    var mark: Local<Int, Never>?
  }

  init(
    _ kitchen: Kitchen = Kitchen(),
    _ dispatcher: Dispatcher<Void, Kitchen, KitchenInput> = whole
  ) {
    shown = Shown(Driver(dispatcher, state: kitchen), Self.face(log))
  }

  /// The views that ran for an input, in order; the root's is not among them.
  func runs(_ input: KitchenInput) -> [String] {
    log.runs = []
    shown.driver.send(input)
    return log.runs
  }

  func runs(changing change: @escaping @Sendable (inout Kitchen) -> Void) -> [String] {
    runs(.change(change))
  }

  /// The views that ran for a change of the local state that the beans' view has.
  func runsOfMark() -> [String] {
    log.runs = []
    log.mark?.modify { $0 += 1 }
    return log.runs
  }

  /// What a fresh page shows of the same state, as long as no local state was changed.
  var fresh: String { Kitchens(shown.driver.state).shown.text }

  // What it does

  private static let cups = Dispatcher<Void, Cups, Void>.reduce { cups, _ in cups.count += 1 }
  private static let label = Dispatcher<Void, Label, String>.reduce { $0.text = $1 }
  private static let tin = Dispatcher<Void, Tin, Int>.reduce { $0.grams = $1 }

  private static let beansPart = dose.child(
    state: Lens<Pot, Dose>(
      get: { $0.beans },
      set: { pot, beans in
        var pot = pot
        pot.beans = beans
        return pot
      }),
    input: Prism(PotInput.beans) { if case .beans(let input) = $0 { input } else { nil } })
  private static let waterPart = dose.child(
    state: Lens(\Pot.water),
    input: Prism(PotInput.water) { if case .water(let input) = $0 { input } else { nil } })
  private static let pot = Dispatcher<Void, Pot, PotInput> {
    beansPart
    waterPart
    Dispatcher.reduce { pot, input in if case .toggle = input { pot.isOn.toggle() } }
  }

  private static let potPart = pot.child(
    state: Lens<Kitchen, Pot>(
      get: { $0.pot },
      set: { kitchen, pot in
        var kitchen = kitchen
        kitchen.pot = pot
        return kitchen
      }),
    input: Prism(KitchenInput.pot) { if case .pot(let input) = $0 { input } else { nil } })
  private static let cupsPart = cups.child(
    state: Lens(\Kitchen.cups),
    input: Prism({ _ in KitchenInput.cups }) { if case .cups = $0 { () } else { nil } })
  static let labelPart = label.child(
    state: Lens(\Kitchen.label),
    input: Prism(KitchenInput.label) { if case .label(let text) = $0 { text } else { nil } })
  private static let notePart = label.child(
    state: Lens(\Kitchen.note),
    input: Prism(KitchenInput.note) { if case .note(let text) = $0 { text } else { nil } })
  private static let sparePart = dose.child(
    ifPresent: Lens(\Kitchen.spare).some,
    input: Prism(KitchenInput.spare) { if case .spare(let input) = $0 { input } else { nil } },
    whenGone: .ignore)
  static let tinParts = tin.child(
    each: Lens(\Kitchen.tins),
    input: Prism(KitchenInput.tin) {
      if case .tin(let id, let grams) = $0 { (id, grams) } else { nil }
    }, whenGone: .ignore)
  private static let rowParts = dose.child(
    each: Lens(\Kitchen.rows),
    input: Prism(KitchenInput.row) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    }, whenGone: .ignore)

  /// The parts alone: nothing writes the whole but the pot's lens.
  static let parts = Dispatcher<Void, Kitchen, KitchenInput> {
    potPart
    cupsPart
    labelPart
    notePart
    sparePart
    tinParts
    rowParts
  }

  static let whole = Dispatcher<Void, Kitchen, KitchenInput> {
    parts
    Dispatcher.reduce { kitchen, input in
      if case .change(let change) = input { change(&kitchen) }
    }
  }

  // How it looks

  private static func face(_ log: Log) -> Face<Kitchen, KitchenInput, Text> {
    func note(_ text: String) -> Text {
      log.runs.append(text)
      return .line(text)
    }
    func doseFace(_ name: String) -> Face<Dose, DoseInput, Text> {
      Face { dose, _ in note("\(name) \(Int(dose.grams))") }
    }
    func markedFace(_ name: String) -> Face<Dose, DoseInput, Text> {
      Face.placing { parts in
        let mark = parts.local(0)
        log.mark = mark
        return parts.view { dose, _ in note("\(name) \(Int(dose.grams)) \(mark.state)") }
      }
    }
    let potFace = Face<Pot, PotInput, Text>.placing { parts in
      let beans = parts.place(beansPart, markedFace("beans"))
      let water = parts.place(waterPart, doseFace("water"))
      return parts.view { pot, _ in .list([note("pot \(pot.isOn)"), beans, water]) }
    }
    func labelFace(_ name: String) -> Face<Label, String, Text> {
      Face { label, _ in note("\(name) \(label.text)") }
    }
    return Face.placing { parts in
      let views = [
        parts.place(potPart, potFace),
        parts.place(cupsPart, Face { cups, _ in note("cups \(cups.count)") }),
        parts.place(labelPart, labelFace("label").compared()),
        parts.place(notePart, labelFace("note")),
        parts.place(sparePart, doseFace("spare")),
        parts.place(tinParts, Face { tin, _ in note("tin \(tin.id) \(tin.grams)") }),
        parts.place(rowParts, doseFace("row")),
      ]
      return parts.view { _, _ in .list(views) }
    }
  }
}
