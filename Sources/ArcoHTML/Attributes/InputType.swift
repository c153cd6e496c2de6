/// The type of an `input` or a `button`: `.type(.range)`.
public enum InputType: String, Sendable {
  /// A button without an effect of its own; its handler runs.
  case button
  /// A checkbox.
  case checkbox
  /// A colour.
  case color
  /// A day.
  case date
  /// A day and a time.
  case localDateTime = "datetime-local"
  /// An e-mail address.
  case email
  /// A file from the user's device.
  case file
  /// A field that the user does not see.
  case hidden
  /// A month.
  case month
  /// A number.
  case number
  /// A password: its characters are not shown.
  case password
  /// A radio button: one choice of several.
  case radio
  /// A slider.
  case range
  /// A button that resets the form's fields.
  case reset
  /// A search term.
  case search
  /// A button that submits the form.
  case submit
  /// A telephone number.
  case telephone = "tel"
  /// One line of text.
  case text
  /// A time of day.
  case time
  /// A web address.
  case url
  /// A week.
  case week
}
