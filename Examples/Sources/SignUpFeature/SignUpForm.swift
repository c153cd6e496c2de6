import Arco
import ArcoForms
import ArcoMacros

/// Somebody who signs up: nothing in it is left to check.
@Form(refusing: Complaint.self)
public struct SignUp: Equatable, Sendable {
  /// What they are called.
  @Field(.line(atMost: 80)) public var name: String
  /// How old they are, in years.
  @Field(.integer(in: 13...120)) public var age: Int
  /// Where to write to them; the world is asked whether somebody has the address already.
  @Field(EmailAddress.format, asking: \SignUpWorld.isTaken, refusal: Complaint.taken)
  public var email: EmailAddress
  /// Where they live.
  @Field public var home: Home
  /// Where to call them.
  @Field(each: PhoneNumber.format, atMost: 20) public var phones: [PhoneNumber]
}

/// Where somebody lives: a form of its own.
@Form(refusing: Complaint.self)
public struct Home: Equatable, Sendable {
  /// Street and number.
  @Field(.line(atMost: 80)) public var street: String
  /// The town.
  @Field(.line(atMost: 80)) public var town: String
}

/// A sign-up, with what its fields have to do with each other.
public let signUpForm = SignUp.form.rule(at: \.age) { fields in
  guard let age = fields[ifGood: \.age], let phones = fields[ifGood: \.phones] else { return nil }
  return age < 16 && !phones.isEmpty ? .tooYoungToCall : nil
}
