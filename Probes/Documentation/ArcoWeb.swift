// What the examples of ArcoWeb take for given: a brew, and a line to a browser.
import Arco
import ArcoHTML
import ArcoReplay
import ArcoWeb

struct Brew: Sendable { var grams = 15 }

enum BrewInput: Sendable { case plus }

let brew = Dispatcher<Void, Brew, BrewInput>.reduce { brew, _ in brew.grams += 1 }

func brewFace() -> Face<Brew, BrewInput, HTML> {
  Face { brew, send in button("\(brew.grams)g", .onClick { send(.plus) }) }
}

func coffee() -> Component<Void, Brew, BrewInput, HTML> { Component(brew, brewFace()) }

func write(_ bytes: [UInt8]) {}
