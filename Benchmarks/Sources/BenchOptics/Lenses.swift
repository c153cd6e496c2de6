import ArcoOptics
import Garden
import Measure

/// How many values an operation goes over, so that what calls it weighs little.
let values = 100

private let five = GardenHouse()
  .appending(HouseShelf())
  .appending(ShelfPot())
  .appending(PotPlant())
  .appending(PlantHeight())

private let stored = Lens<Garden, House>(
  get: { $0.house }, modify: { whole, change in change(&whole.house) }
)
.appending(
  Lens<House, Shelf>(get: { $0.shelf }, modify: { whole, change in change(&whole.shelf) })
)
.appending(Lens<Shelf, Pot>(get: { $0.pot }, modify: { whole, change in change(&whole.pot) }))
.appending(Lens<Pot, Plant>(get: { $0.plant }, modify: { whole, change in change(&whole.plant) }))
.appending(
  Lens<Plant, Int>(get: { $0.height }, modify: { whole, change in change(&whole.height) }))

private let keyPath = Lens(\Garden.house.shelf.pot.plant.height)
private let keyPaths = Lens(\Garden.house)
  .appending(Lens(\House.shelf))
  .appending(Lens(\Shelf.pot))
  .appending(Lens(\Pot.plant))
  .appending(Lens(\Plant.height))

/// Reads the part of each of a hundred wholes, through a function that is given each whole.
private func reads(_ read: @escaping (inout [Garden]) -> Int) -> (Int) -> Void {
  var gardens = Array(repeating: Garden(), count: values)
  return { _ in keep(read(&gardens)) }
}

private func changes(_ change: @escaping (UnsafeMutableBufferPointer<Garden>, Int) -> Void) -> (Int)
  -> Void
{
  var gardens = Array(repeating: Garden(), count: values)
  return { turn in gardens.withUnsafeMutableBufferPointer { change($0, turn) } }
}

func handGet() -> (Int) -> Void {
  reads { gardens in
    var sum = 0
    for index in gardens.indices { sum &+= gardens[index].house.shelf.pot.plant.height }
    return sum
  }
}

func arcoStaticGet() -> (Int) -> Void {
  reads { gardens in
    var sum = 0
    for index in gardens.indices { sum &+= five.get(gardens[index]) }
    return sum
  }
}

func handModify() -> (Int) -> Void {
  changes { gardens, turn in
    for index in gardens.indices { gardens[index].house.shelf.pot.plant.height ^= turn }
  }
}

func arcoModify(_ lens: some LensOptic<Garden, Int>) -> (Int) -> Void {
  changes { gardens, turn in
    for index in gardens.indices { lens.modify(&gardens[index]) { $0 ^= turn } }
  }
}

func arcoStaticModify() -> (Int) -> Void { arcoModify(five) }
func arcoStoredModify() -> (Int) -> Void { arcoModify(stored) }
func arcoErasedModify() -> (Int) -> Void { arcoModify(Lens.storing(stored)) }
func arcoKeyPathModify() -> (Int) -> Void { arcoModify(keyPath) }
func arcoKeyPathsModify() -> (Int) -> Void { arcoModify(keyPaths) }
