// What the examples of ArcoStore take for given.

struct CartOf1: Codable { var items = 0 }

struct CartOf2: Codable {
  var items: Int
  var note: String
}

struct Cart: Codable {
  var items: Int
  var notes: [String]
}
