import Arco
import ArcoHTML
import ArcoWeb

// 5. CRUD: a list that is filtered, and a form by which entries are created, updated and deleted.

package struct Person: Equatable, Sendable {
  let id: Int
  var name: String
  var surname: String

  var line: String { "\(surname), \(name)" }
}

package struct People: Feature, Equatable, Sendable {
  var all: [Person] = []
  var prefix = ""
  var name = ""
  var surname = ""
  var chosen: Int?
  private var lastID = 0
  /// The largest number of entries.
  static let most = 1_000
  /// The limit of a field in Unicode scalars.
  static let textLimit = 100

  init() {
    for (name, surname) in [("Hans", "Emil"), ("Max", "Mustermann"), ("Roman", "Tisch")] {
      (self.name, self.surname) = (name, surname)
      create()
    }
    (name, surname) = ("", "")
  }

  var shown: [Person] { all.filter { $0.surname.hasPrefix(prefix) } }

  /// The id of the chosen entry, if the filter shows it.
  var selection: Int? { shown.contains { $0.id == chosen } ? chosen : nil }

  mutating func create() {
    guard all.count < Self.most else { return }
    lastID += 1
    all.append(Person(id: lastID, name: name, surname: surname))
  }

  mutating func choose(_ id: Int?) {
    guard let person = all.first(where: { $0.id == id }) else { return }
    chosen = person.id
    (name, surname) = (person.name, person.surname)
  }

  mutating func update() {
    guard let index = all.firstIndex(where: { $0.id == selection }) else { return }
    (all[index].name, all[index].surname) = (name, surname)
  }

  mutating func delete() {
    guard let selection else { return }
    all.removeAll { $0.id == selection }
    chosen = nil
  }

  package enum Input: Equatable, Sendable {
    case filter(String)
    case name(String)
    case surname(String)
    case choose(Int?)
    case create, update, delete
  }
}

let managing = DispatcherOf<People>.reduce { people, input in
  switch input {
  case .filter(let prefix): people.prefix = prefix.limited(to: People.textLimit)
  case .name(let name): people.name = name.limited(to: People.textLimit)
  case .surname(let surname): people.surname = surname.limited(to: People.textLimit)
  case .choose(let id): people.choose(id)
  case .create: people.create()
  case .update: people.update()
  case .delete: people.delete()
  }
}

/// The page with three people.
package func peoplePage() -> Program<Void, People, People.Input, HTML> {
  let component = Component(managing) { people, send in
    main(.class("card", "gui", "people")) {
      h1("CRUD")
      field("Filter prefix", people.prefix) { send(.filter($0)) }
      div(.class("pair")) {
        select(.ariaLabel("People"), .size(8), .onChange { send(.choose(Int($0))) }) {
          keyed(people.shown, id: { $0.id }) { person in
            option(
              person.line, .value("\(person.id)"), .selected(person.id == people.selection))
          }
        }
        div(.class("part")) {
          field("Name", people.name) { send(.name($0)) }
          field("Surname", people.surname) { send(.surname($0)) }
        }
      }
      div(.class("line")) {
        button("Create", .onClick { send(.create) })
        button("Update", .disabled(people.selection == nil), .onClick { send(.update) })
        button("Delete", .disabled(people.selection == nil), .onClick { send(.delete) })
      }
    }
  }
  return Program(component, state: People())
}

private func field(
  _ name: String, _ text: String, _ write: @escaping (String) -> Void
) -> HTML {
  label(.class("field")) {
    name
    input(.type(.text), .value(text), .onInput(write))
  }
}
