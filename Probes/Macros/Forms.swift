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
  // error: who is asked about 'name' may refuse it, and the form has no reason to
}

struct Alone {
  @Field(.line) var name: String
  // error: '@Field' belongs at a property of a struct that has '@Form'
}
