// default isolation: MainActor
// A form in such a module: its struct belongs to nobody, as its value is made by nobody in particular.
import Arco
import ArcoForms
import ArcoMacros

nonisolated enum Complaint { case taken }

nonisolated struct World {
  var isTaken: @Sendable (String) async -> Bool
}

@Form(refusing: Complaint.self) nonisolated struct Account {
  @Field(.line, asking: \World.isTaken, refusal: Complaint.taken) var name: String
  @Field(.integer(in: 1...)) var seats: Int = 1
  @Field(each: .line) var notes: [String]
}

@Form nonisolated struct Asking {
  @Field(.line, asking: \World.isTaken, refusal: Complaint.taken) var name: String
  // error: the check of 'name' can refuse a value, but the form has no type for the reason
}

struct Alone {
  @Field(.line) var name: String
  // error: '@Field' applies only to a property of a struct that has '@Form'
}
