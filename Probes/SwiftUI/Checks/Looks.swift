extension Subject {
  /// What a person does for this question, on an iPhone unless the actions say another device.
  public var looks: [Look] {
    switch self {
    case .building:
      [
        Look(
          nil, ["read the steps Build, App, Release and Host of this report, for each Xcode"],
          sees: "all passed, with no warning of Arco's own code"),
        Look(
          nil,
          [
            "in Xcode, open Probes/SwiftUI/MainActor/App.swift",
            "add `func one() -> Component<Void, Brew, BrewInput, ViewContent> { Component(brew, brewFace()) }`",
            "build it for the Mac",
          ], sees: "no error, or one error that names a C type: note its text"),
      ]
    case .dismissal, .selection, .replacement, .beside: []
    case .fields:
      [
        Look(
          "fields",
          [
            "type にほんご in “Name”, convert it, and accept it", "type にほんご again, and cancel it",
            "paste ten letters", "delete all letters",
          ],
          sees: "no letter is lost or comes back, and “is …” shows the field's text"),
        Look(
          "fields",
          ["tap “Name”, then “Beside”, then “Name”, and type nothing"],
          sees: "the number of “heard” stays"),
        Look(
          "todos", ["type にほんご as a new to-do, and convert it", "press return twice"],
          sees: "one to-do with the converted text"),
      ]
    case .focus:
      [
        Look(
          "focus", ["tap “Name” and “Note” in turn, ten times"],
          sees: "“heard” grows by one each time; the keyboard does not flicker"),
        Look(
          "focus",
          [
            "on a Mac: press Tab three times", "click beside the fields",
            "go to another app and back",
          ],
          sees: "“focus” always names the field with the ring, or none"),
      ]
    case .manyRows:
      [
        Look(
          "many", ["scroll to the end", "note the memory in Xcode's gauge", "leave the screen"],
          sees: "the list follows the finger, and memory falls after the screen was left")
      ]
    case .rows:
      [
        Look(
          "rows", ["drag “cup 30” to the top", "swipe “cup 10” half-way, and let go"],
          sees: "the order below the list is that of the rows, and nothing is deleted"),
        Look(
          "todos",
          ["add twenty to-dos", "scroll down", "edit a title", "mark the to-do above it as done"],
          sees: "the list stays where it is, and the title is still being edited"),
        Look(
          "swipe", ["swipe the row “cup 20” to the left"],
          sees: "one action, “Empty 2”"),
      ]
    case .stacks:
      [
        Look(
          "stack", ["push three screens", "swipe half-way back, and let go"],
          sees: "the screen stays, and “heard” has not grown"),
        Look(
          "stack", ["push three screens", "hold the back button, and choose the first"],
          sees: "the first screen, and “heard” has grown by one"),
      ]
    case .sheets:
      [
        Look(
          "note", ["press “Open”", "pull the sheet half-way down, and let go"],
          sees: "the sheet stays, with its text"),
        Look(
          "receipt", ["press “Buy”", "swipe the sheet down slowly, and watch its text"],
          sees: "“receipt 1” until the sheet is down"),
      ]
    case .lifetimes:
      [
        Look(
          "lifetime",
          ["press “Toggle” six times", "open Xcode's memory graph, and search for ComponentModel"],
          sees: "one model at most, and no purple warning in Xcode"),
        Look(
          "shelf", ["go to the tab “Coffee” and back"],
          sees: "“there” and “gone” in the console, once each"),
      ]
    case .animation:
      [
        Look(
          "animation",
          ["in the simulator's menu Debug, choose Slow Animations", "press “Delete 1”"],
          sees: "the button slides out to the side, and those below it move up"),
        Look(
          "animation",
          ["Slow Animations are on", "press “Add”", "press “Animate effects” and “Add”"],
          sees: "the first button is there at once, and the second slides in"),
        Look(
          "todos", ["Slow Animations are on", "delete a to-do"],
          sees: "its row goes, and those below it move up"),
      ]
    case .windows:
      [
        Look(
          "windows",
          [
            "on an iPad or a Mac: open two windows of the app beside each other",
            "type in the field “Shared” of one", "press “Own +” in the other",
          ], sees: "the text comes in both without flicker, and one window counts"),
        Look(
          "scene",
          [
            "press “Scene +” twice", "go to the home screen", "end the app in Xcode",
            "start it again",
          ],
          sees: "“scene 2”"),
        Look(
          nil,
          [
            "in Xcode, open Probes/SwiftUI/Checks/Windows.swift and its preview",
            "press “Start preview”", "change the text of its button, then what its dispatcher says",
          ],
          sees: "the preview follows both changes, and never says “preview began”"),
      ]
    case .comonads:
      [
        Look(
          "store",
          ["type in “Draft”", "with a hardware keyboard, or on a Mac: press “+” by a click"],
          sees:
            "the field still has the focus, and the number changes by an animation or none: note which"
        ),
        Look(
          "wizard", ["tap “Next” twice, as fast as possible"],
          sees: "page 3, or page 2 if the second tap came too early; never beyond"),
        Look(
          "editor", ["with a hardware keyboard: type, select and delete", "type にほんご"],
          sees: "each key does one thing; note what にほんご does"),
        Look(
          "counters", ["tap “One more” of Counter 2"], sees: "only that counter counts, by one"),
      ]
        + Check.examples.dropLast().map { example in
          Look(
            example,
            [
              "turn on VoiceOver, and swipe through the screen",
              "turn on Full Keyboard Access, press Tab",
              "choose the largest text",
            ], sees: "each control once, with a name; all text can be read")
        }
    }
  }
}
