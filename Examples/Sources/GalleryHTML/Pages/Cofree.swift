import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

/// The queries of a to-do list, and their answers.
enum Tasks: Interface {
  enum Query: Sendable {
    case tick(Int)
    case countDone
  }
  enum Answer {
    case ticked
    case number(Int)
  }

  static func step(_ tasks: inout [(title: String, isDone: Bool)], _ query: Query) -> Answer {
    switch query {
    case .tick(let index):
      tasks[index].isDone.toggle()
      return .ticked
    case .countDone: return .number(tasks.count { $0.isDone })
    }
  }
}

/// The list. Its own view sends queries too, and ignores the answers.
func taskList() -> CofreeComponent<Void, Tasks, HTML> {
  let tasks = [("Grind the beans", true), ("Boil the water", false), ("Pour", false)]
  return CofreeComponent(answering: Tasks.self, initialState: tasks) { tasks, ask in
    fieldset(.ariaLabel("To do")) {
      for (index, task) in tasks.enumerated() {
        label(.class("tick")) {
          input(.type(.checkbox), .checked(task.isDone), .onToggle { _ in ask(.tick(index)) })
          span(task.title)
        }
      }
    }
  }
}

/// The parent of the list. On an input it asks for a number, and gets the answer.
func boss() -> StoreTComponent<Void, Int?, Present<Cofrees<Tasks>>, Void, Tasks.Query, HTML> {
  let number = Prism(Tasks.Answer.number) { if case .number(let n) = $0 { n } else { nil } }
  return StoreTComponent(
    initialState: nil,
    around: taskList(),
    dispatcher: .reduce { page, input in
      if case .left = input { page.first = page.second.ask(.asking(.countDone, number)) }
    },
    render: { page, list, send in
      div(.class("part")) {
        list
        button("How many are done?", .onClick { send(.left(())) })
        output(page.first.map { "\($0)" } ?? "Nobody asked yet.", .ariaLabel("Answer"))
      }
    })
}
