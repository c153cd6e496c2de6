import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Foundation
import Testing

struct CommandTests {
  private func command(hasHelp: Bool = false) -> ExplorerCommand {
    let face = Face<Int, Int, HTML> { step, send in
      p("Step \(step)")
      if step < 2 { button("Next", .onClick { send(step + 1) }) }
      if hasHelp, step == 1 { button(.onClick { send(9) }) }
    }
    let wizard = Component<Void, Int, Int, HTML>(
      Dispatcher<Void, Int, Int>.reduce { $0 = $1 }, face)
    return ExplorerCommand([
      Exploration("Wizard") {
        try Explorer(Program(wizard, state: 0)).walk(progress: $0)
      } asking: {
        [$0.everyControlHasAName()]
      }
    ])
  }

  private func run(_ command: ExplorerCommand, _ words: String...) -> (code: Int32, said: String) {
    var said: [String] = []
    let code = command.run(words) { said.append($0) }
    return (code, said.joined(separator: "\n"))
  }

  @Test func `a storyboard is written, and a later version compared with it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(run(command(), "storyboard", "--output", folder).code == 0)
    let page = try String(contentsOfFile: "\(folder)/Wizard.html", encoding: .utf8)
    #expect(page.contains("<h1>Wizard</h1>"))
    #expect(run(command(), "compare", folder).code == 0)
    let changed = run(command(hasHelp: true), "compare", folder, "--page=\(folder)/changes.html")
    #expect(changed.code == 1)
    #expect(changed.said.contains("new: Step 9"))
    #expect(changed.said.contains("every control has a name: refuted: a button has no name"))
    let changes = try String(contentsOfFile: "\(folder)/changes.html", encoding: .utf8)
    #expect(changes.contains("<h2>New screens</h2>"))
    let other = "\(folder)/other"
    #expect(run(command(hasHelp: true), "storyboard", "--output=\(other)").code == 1)
    let (old, new) = ("\(folder)/Wizard.outline", "\(other)/Wizard.outline")
    #expect(run(ExplorerCommand([]), "compare", old, new).code == 1)
    #expect(run(ExplorerCommand([]), "compare", old, old).code == 0)
  }

  @Test func `what cannot be done is said, and ends with 2`() {
    #expect(run(command(), "check").code == 0)
    #expect(run(command(hasHelp: true), "check").code == 1)
    #expect(run(command(), "check", "Wizzard").said.contains("there are: Wizard"))
    #expect(run(command(), "check", "Wizzard").code == 2)
    #expect(run(command(), "fly").code == 2)
    #expect(run(command(), "compare", "/nowhere").code == 2)
    #expect(run(command(), "--help").said.contains("storyboard [NAME…]"))
  }

  @Test func `an option that is not there or lacks its value is said, and no next word is taken`() {
    for (words, said) in [
      (["--output="], "missing: a folder after --output="),
      (["--output"], "missing: a folder after --output"),
      (["--page=", "Wizard"], "missing: a file after --page="),
      (["--allow-undecided=no"], "there is no option --allow-undecided=no"),
      (["--outputs=here"], "there is no option --outputs=here"),
    ] {
      var heard: [String] = []
      #expect(command().run(["storyboard"] + words) { heard.append($0) } == 2, "\(words)")
      #expect(heard.count == 1 && heard[0].hasPrefix(said), "\(heard)")
    }
  }

  @Test func `what is undecided ends with 3, unless that is allowed`() {
    let endless = ExplorerCommand([
      Exploration("Endless") {
        try Explorer(Dispatcher<Void, Int, Int>.reduce { $0 += $1 }, state: 0, inputs: [1]).walk(
          states: 10, progress: $0)
      } asking: {
        [
          $0.never("it is 1000") { $0.state == 1_000 }
        ]
      }
    ])
    #expect(run(endless, "check").code == 3)
    #expect(run(endless, "check").said.contains("undecided: there are more than 10 states"))
    #expect(run(endless, "check", "--allow-undecided").code == 0)
    #expect(run(command(hasHelp: true), "check", "--allow-undecided").code == 1)
    #expect(run(command(), "--help").said.contains("--allow-undecided"))
  }
}
