import ArcoControls
import ArcoForms
import SignUpFeature

extension Said {
  /// What is said, for a person.
  var text: String {
    switch self {
    case .welcome(let name): "Welcome, \(name)."
    case .full: "There is no room at the moment. Try again later."
    }
  }
}

extension FieldWords<Complaint> {
  /// The words of a field.
  static func called(_ caption: String, hint: String? = nil) -> FieldWords {
    FieldWords(caption, hint: hint) { problem in
      switch problem {
      case .format(let error): error.description
      case .refused(.taken): "Somebody has this address already."
      case .refused(.tooYoungToCall): "Who is under sixteen gives no number to call."
      }
    }
  }
}
