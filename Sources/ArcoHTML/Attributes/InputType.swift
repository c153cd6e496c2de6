/// What an `input` or a `button` is: `.type(.range)`.
public enum InputType: String, Sendable {
  /// A button that does what its handler says.
  case button
  /// A box to tick.
  case checkbox
  /// A colour.
  case color
  /// A day.
  case date
  /// A day and a time.
  case localDateTime = "datetime-local"
  /// An address of electronic mail.
  case email
  /// A file of the user's.
  case file
  /// A hidden field.
  case hidden
  /// A month.
  case month
  /// A number.
  case number
  /// A password: its characters are not shown.
  case password
  /// One choice of several.
  case radio
  /// A slider.
  case range
  /// A button that empties the form.
  case reset
  /// A text to look for.
  case search
  /// A button that submits the form.
  case submit
  /// A number to call.
  case telephone = "tel"
  /// A text of one line.
  case text
  /// A time of the day.
  case time
  /// A web address.
  case url
  /// A week.
  case week
}
