import ArcoControls
import ArcoForms
import SignUpFeature

extension Said {
  /// The message in words.
  var text: String {
    switch self {
    case .welcome(let name): "Welcome, \(name)."
    case .full: "There is no room at the moment. Try again later."
    }
  }
}

extension FieldWords<Complaint> {
  /// The label, hint and error messages of a field.
  static func called(_ caption: String, hint: String? = nil) -> FieldWords {
    FieldWords(caption, hint: hint) { problem in
      switch problem {
      case .format(let error): error.description
      case .refused(.taken): "Somebody has this address already."
      case .refused(.tooYoungToCall): "Under sixteen, a phone number is not allowed."
      }
    }
  }
}
