import Arco
import ArcoForms
import ArcoMacros

/// A valid sign up: all fields are checked.
@Form(refusing: Complaint.self)
public struct SignUp: Equatable, Sendable {
  /// The name.
  @Field(.line(atMost: 80)) public var name: String
  /// The age in years.
  @Field(.integer(in: 13...120)) public var age: Int
  /// The e-mail address. The world is asked whether another user has it.
  @Field(EmailAddress.format, asking: \SignUpWorld.isTaken, refusal: Complaint.taken)
  public var email: EmailAddress
  /// The postal address.
  @Field public var home: Home
  /// Phone numbers.
  @Field(each: PhoneNumber.format, atMost: 20) public var phones: [PhoneNumber]
}

/// A postal address: a form within the form.
@Form(refusing: Complaint.self)
public struct Home: Equatable, Sendable {
  /// Street and number.
  @Field(.line(atMost: 80)) public var street: String
  /// The town.
  @Field(.line(atMost: 80)) public var town: String
}

/// The form, with a rule about several fields.
public let signUpForm = SignUp.form.rule(at: \.age) { fields in
  guard let age = fields[ifGood: \.age], let phones = fields[ifGood: \.phones] else { return nil }
  return age < 16 && !phones.isEmpty ? .tooYoungToCall : nil
}
