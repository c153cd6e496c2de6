import SwiftUI
import Testing

/// The stand-in has the surprising behaviour of Apple's SwiftUI. Its sources are the project
/// OpenSwiftUI (`Binding.swift`, `FunctionalLocation.swift`, `DynamicBody`) and Apple's
/// documentation.
@MainActor struct StandInTests {
  /// The value of a binding, which no view observes.
  @MainActor final class Box {
    var isOn = false
    var reads = 0
    var binding: Binding<Bool> {
      Binding(
        get: {
          self.reads += 1
          return self.isOn
        },
        set: { isOn, _ in self.isOn = isOn })
    }
  }

  /// A view of its own that holds a binding.
  struct Holder: View {
    let isOn: Binding<Bool>

    var body: some View { Text("holder \(isOn.wrappedValue ? "on" : "off")") }
  }

  /// A parent that runs again for reasons of its own.
  struct Parent<Child: View>: View {
    @SwiftUI.State private var runs = 0
    let child: (Int) -> Child

    var body: some View {
      Button("Again") { runs += 1 }
      child(runs)
    }
  }

  @Test
  func `a view that holds the same binding does not run again, whatever the binding would read`() {
    let box = Box()
    let binding = box.binding
    let screen = Screen(Parent { _ in Holder(isOn: binding) })
    box.isOn = true
    screen.press("Again")
    #expect(screen.texts.last == "holder off")
  }

  @Test func `a view that is handed a binding made anew runs again`() {
    let box = Box()
    let screen = Screen(Parent { _ in Holder(isOn: box.binding) })
    box.isOn = true
    screen.press("Again")
    #expect(screen.texts.last == "holder on")
  }

  @Test func `a binding that a body only captured keeps the value with which it was made`() {
    let box = Box()
    let binding = box.binding
    let screen = Screen(Parent { _ in Text(binding.wrappedValue ? "on" : "off") })
    box.isOn = true
    screen.press("Again")
    #expect(screen.texts.last == "off")
    #expect(binding.wrappedValue)
  }

  @Test func `a view reads a binding that it holds once in a run`() {
    struct Twice: View {
      let isOn: Binding<Bool>

      var body: some View { Text("\(isOn.wrappedValue == isOn.wrappedValue)") }
    }
    let box = Box()
    let binding = box.binding
    let before = box.reads
    _ = Screen(Twice(isOn: binding))
    #expect(box.reads == before + 1)
  }

  @Test func `an alert whose binding and buttons are the same is not looked at again`() {
    let box = Box()
    let binding = box.binding
    let screen = Screen(
      Parent { _ in Text("shop").alert("Sure?", isPresented: binding) { Button("OK") {} } })
    box.isOn = true
    screen.press("Again")
    #expect(screen.presented == [])
  }

  @Test func `an alert whose buttons hold something new is looked at again`() {
    let box = Box()
    let binding = box.binding
    let screen = Screen(
      Parent { runs in
        Text("shop").alert("Sure?", isPresented: binding) { Button("OK") { box.reads += runs } }
      })
    box.isOn = true
    screen.press("Again")
    #expect(screen.presented == ["alert"])
  }

  @Test func `what a person types stays in a field that nothing runs again`() {
    let deaf = Binding<String>(get: { "" }, set: { _, _ in })
    let screen = Screen(TextField("Name", text: deaf))
    screen.type("Ada", into: "Name")
    #expect(screen.text(of: "Name") == "Ada")
  }

  @Test func `a sheet that a person closed comes back when its view runs and the binding says so`()
  {
    let stubborn = { Binding<Bool>(get: { true }, set: { _, _ in }) }
    let screen = Screen(
      Parent { _ in Text("shop").sheet(isPresented: stubborn()) { Text("sheet") } })
    #expect(screen.presented == ["sheet"])
    screen.dismiss()
    #expect(screen.presented == [])
    screen.press("Again")
    #expect(screen.presented == ["sheet"])
  }

  @Test func `a field writes its text again when it is submitted`() {
    var written: [String] = []
    let screen = Screen(
      TextField("Name", text: Binding(get: { "Ada" }, set: { text, _ in written.append(text) })))
    screen.submit("Name")
    #expect(written == ["Ada"])
  }

  @Test
  func `a list runs the rows on the screen, or all if their types do not say how many they are`() {
    struct Row: View {
      let number: Int

      var body: some View { Text("\(number)") }
    }
    let known = Screen(List { ForEach(0..<1_000, id: \.self) { Row(number: $0) } })
    #expect(known.runs < 20)
    let unknown = Screen(List { ForEach(0..<1_000, id: \.self) { AnyView(Row(number: $0)) } })
    #expect(unknown.runs > 1_000)
  }

  /// A stack of numbers in a box.
  @MainActor final class Path {
    var numbers: [Int] = []
    var written: [[Int]] = []
    var isDeaf = false
    var binding: Binding<[Int]> {
      Binding(
        get: { self.numbers },
        set: { path, _ in
          self.written.append(path)
          if !self.isDeaf { self.numbers = path }
        })
    }

    func screen() -> Screen {
      Screen(
        Parent { _ in
          NavigationStack(path: self.binding) {
            NavigationLink("to 1", value: 1)
              .navigationDestination(for: Int.self) { number in
                Text("screen \(number)")
                NavigationLink("to \(number + 1)", value: number + 1)
              }
          }
        })
    }
  }

  @Test
  func `a link appends its value to the path of the stack, which shows a screen for each value`() {
    let path = Path()
    let screen = path.screen()
    #expect(screen.press("to 1"))
    #expect(screen.press("to 2"))
    #expect(path.written == [[1], [1, 2]])
    #expect(screen.presented == ["destination", "destination"])
    #expect(screen.texts.contains("screen 2"))
  }

  @Test func `a person goes back by one screen or by several, and the path is written once`() {
    let path = Path()
    path.numbers = [1, 2, 3]
    let screen = path.screen()
    screen.goBack()
    #expect(path.written == [[1, 2]])
    screen.goBack(to: 0)
    #expect(path.written == [[1, 2], []])
    #expect(screen.presented == [])
  }

  @Test func `a stack shows a screen that its binding refused until it runs again`() {
    let path = Path()
    path.isDeaf = true
    let screen = path.screen()
    screen.press("to 1")
    #expect(screen.presented == ["destination"])
    screen.press("Again")
    #expect(screen.presented == [])
  }

  @Test func `a link that stands in no stack is disabled`() {
    #expect(!Screen(NavigationLink("to 1", value: 1)).press("to 1"))
  }

  @Test func `what stands in no stack has no search field, and pushes no screen`() {
    let found = Box()
    let isPushed = Binding<Bool>(get: { true }, set: { _, _ in })
    let search = Binding<String>(get: { "" }, set: { _, _ in found.isOn = true })
    let view = Text("root").searchable(text: search)
      .navigationDestination(isPresented: isPushed) { Text("pushed") }
    let loose = Screen(view)
    loose.search(for: "a")
    #expect(loose.texts == ["root"])
    #expect(!found.isOn)
    let held = Screen(NavigationStack { view })
    held.search(for: "a")
    #expect(held.texts == ["root", "pushed"])
    #expect(found.isOn)
  }

  @Test func `a presentation that goes draws its content until it is down`() {
    let screen = Screen(
      Opener { isOpen in
        Text(isOpen.wrappedValue ? "open" : "closed").sheet(isPresented: isOpen) {
          Text("sheet of \(isOpen.wrappedValue)")
        }
      }, hasSlowTransitions: true)
    screen.press("Open")
    screen.dismiss()
    #expect(screen.texts == ["[Open]", "closed", "sheet of false"])
    screen.finishTransitions()
    #expect(screen.texts == ["[Open]", "closed"])
  }

  /// A parent that opens something.
  struct Opener<Child: View>: View {
    @SwiftUI.State private var isOpen = false
    let child: (Binding<Bool>) -> Child

    var body: some View {
      Button("Open") { isOpen = true }
      child(Binding(get: { isOpen }, set: { new, _ in isOpen = new }))
    }
  }

  @Test func `what stands in a presentation closes it by the environment`() {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View { Button("Close") { dismiss() } }
    }
    let screen = Screen(Opener { isOpen in Text("").sheet(isPresented: isOpen) { Closing() } })
    screen.press("Open")
    #expect(screen.presented == ["sheet"])
    screen.press("Close")
    #expect(screen.presented == [])
  }

  @Test func `a task begins when its view appears and is cancelled when it leaves`() async {
    let began = AsyncStream.makeStream(of: Void.self)
    let ended = AsyncStream.makeStream(of: Void.self)
    let screen = Screen(
      Opener { isOpen in
        Text("").sheet(isPresented: isOpen) {
          Text("").task {
            began.continuation.finish()
            for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(60)) }
            ) {
              break
            }
            if Task.isCancelled { ended.continuation.finish() }
          }
        }
      })
    screen.press("Open")
    for await _ in began.stream {}
    screen.dismiss()
    for await _ in ended.stream {}
  }

  @Test func `what is changed with an animation runs with it, and nothing else does`() {
    struct Count: View {
      @SwiftUI.State private var count = 0

      var body: some View {
        Button("plain") { count += 1 }
        Button("animated") { withAnimation { count += 1 } }
        Text("\(count)")
      }
    }
    let screen = Screen(Count())
    screen.press("plain")
    #expect(screen.animatedRuns == 0)
    screen.press("animated")
    #expect(screen.animatedRuns == 1)
    screen.press("plain")
    #expect(screen.animatedRuns == 1)
  }

  @Test func `a transaction is merged into the one around it, and an animation of nil ends it`() {
    struct Count: View {
      @SwiftUI.State private var count = 0

      var body: some View {
        let merged = Binding(
          get: { count }, set: { new, written in withTransaction(written) { count = new } })
        Button("merged") { withAnimation { merged.wrappedValue += 1 } }
        Button("ended") { withAnimation { withAnimation(nil) { count += 1 } } }
        Text("\(count)")
      }
    }
    let screen = Screen(Count())
    screen.press("merged")
    #expect(screen.animatedRuns == 1)
    screen.press("ended")
    #expect(screen.animatedRuns == 1)
    #expect(screen.texts.contains("2"))
  }
}
