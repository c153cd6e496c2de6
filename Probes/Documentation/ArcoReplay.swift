// What the examples of ArcoReplay take for given: a driver of a brew, and a recording of one.
import Foundation

struct Dose: Codable, Equatable, Sendable { var grams = 15 }
enum DoseInput: Codable, Sendable { case plus }
struct Brew: Codable, Equatable, Sendable { var beans = Dose() }
enum BrewInput: Codable, Sendable { case beans(DoseInput) }

let brew: Dispatcher<Void, Brew, BrewInput> = given()

@MainActor let driver = { @MainActor in Driver(brew, state: Brew()) }()
@MainActor let recording = driver.record().recording
