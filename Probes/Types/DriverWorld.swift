// A behaviour that needs a world, started without.
import Arco
import Models

let boiling = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in .none }
@MainActor func start() {
  _ = Driver(boiling, state: Cup())
  // error: Kitchen
}
