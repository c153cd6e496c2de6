// default isolation: MainActor
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, UseShorthandTypeNames
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

// Spellings that the compiler takes for an array and for an optional.
@Form nonisolated struct Spelt {
  @Field(FieldFormats.Whole.integer.optional) var place: Int!
  @Field(each: .line) var notes: Array<String>
  @Field var places: Swift.Array<Place>
  var isSeen: Bool!
}

@Form nonisolated struct Place {
  @Field(.line) var name: String
}

/// A form that is more visible than its nested form.
@Form public nonisolated struct Narrow {
  @Field var place: Place
  // error: 'Place' is less visible than 'Narrow', whose draft contains its draft
  @Form nonisolated struct Place { @Field(.line) var name: String }
}

@Form nonisolated struct Hidden {
  private nonisolated enum Kind: String, CaseIterable { case a, b }
  @Field(.choice(Kind.self)) private var kind: Kind
  // error: 'Kind' is private, and the parts of the form are visible in the file
}

@Form nonisolated struct Asking {
  @Field(.line, asking: \World.isTaken, refusal: Complaint.taken) var name: String
  // error: the check of 'name' can refuse a value, but the form has no type for the reason
}

struct Alone {
  @Field(.line) var name: String
  // error: '@Field' applies only to a property of a struct that has '@Form'
}
