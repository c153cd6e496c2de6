import Arco
import ArcoForms
import ArcoMacros

/// A sign-up as somebody writes it.
@Optics
public struct SignUpDraft: Equatable, Sendable {
  /// What they are called.
  public var name: FieldDraft<Complaint> = FieldDraft()
  /// How old they are.
  public var age: FieldDraft<Complaint> = FieldDraft()
  /// Where to write to them.
  public var email: FieldDraft<Complaint> = FieldDraft()
  /// Where they live.
  public var home: HomeDraft = HomeDraft()
  /// Where to call them.
  public var phones: Rows<Int, FieldDraft<Complaint>> = Rows()

  /// The most numbers to call.
  public static let mostPhones = 20

  /// An empty draft.
  public init() {}
}

/// What can happen to the draft.
@Optics
public enum SignUpInput: Equatable, Sendable {
  /// To the name.
  case name(FieldInput<Complaint>)
  /// To the age.
  case age(FieldInput<Complaint>)
  /// To the address of electronic mail.
  case email(FieldInput<Complaint>)
  /// To where they live.
  case home(HomeInput)
  /// To one number to call.
  case phone(Int, FieldInput<Complaint>)
  /// There is another number.
  case addPhone
  /// There is one less.
  case removePhone(Int)
}

/// Where somebody lives, as they write it.
@Optics
public struct HomeDraft: Equatable, Sendable {
  /// Street and number.
  public var street: FieldDraft<Complaint> = FieldDraft()
  /// The town.
  public var town: FieldDraft<Complaint> = FieldDraft()
}

/// What can happen to where somebody lives.
@Optics
public enum HomeInput: Equatable, Sendable {
  /// To the street.
  case street(FieldInput<Complaint>)
  /// To the town.
  case town(FieldInput<Complaint>)
}
