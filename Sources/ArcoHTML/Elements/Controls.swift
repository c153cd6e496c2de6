// Elements that take input.
// Each element has a global name, and one in `HTML` for code where a local hides the global name.

/// `<form>`: fields that are submitted together.
public var form: HTML.Tag { HTML.form }

/// `<label>`: the caption of a field.
public var label: HTML.Tag { HTML.label }

/// `<input>`: a field of one line, a slider, a checkbox and more: see `InputType`.
public var input: HTML.VoidTag { HTML.input }

/// `<button>`: a button.
public var button: HTML.Tag { HTML.button }

/// `<select>`: a choice among options.
public var select: HTML.Tag { HTML.select }

/// `<datalist>`: suggestions for a field.
public var datalist: HTML.Tag { HTML.datalist }

/// `<optgroup>`: options under a caption.
public var optgroup: HTML.Tag { HTML.optgroup }

/// `<option>`: one choice of a `select`.
public var option: HTML.Tag { HTML.option }

/// `<textarea>`: a field of several lines; its text is `.value`.
public var textarea: HTML.VoidTag { HTML.textarea }

/// `<output>`: a result.
public var output: HTML.Tag { HTML.output }

/// `<progress>`: how much of a task is done.
public var progress: HTML.Tag { HTML.progress }

/// `<meter>`: a measured value within a known range.
public var meter: HTML.Tag { HTML.meter }

/// `<fieldset>`: a group of fields.
public var fieldset: HTML.Tag { HTML.fieldset }

/// `<legend>`: the caption of a fieldset.
public var legend: HTML.Tag { HTML.legend }

extension HTML {
  /// `<form>`: fields that are submitted together.
  public static var form: Tag { Tag("form") }

  /// `<label>`: the caption of a field.
  public static var label: Tag { Tag("label") }

  /// `<input>`: a field of one line, a slider, a checkbox and more: see `InputType`.
  public static var input: HTML.VoidTag { HTML.VoidTag("input") }

  /// `<button>`: a button.
  public static var button: Tag { Tag("button") }

  /// `<select>`: a choice among options.
  public static var select: Tag { Tag("select") }

  /// `<datalist>`: suggestions for a field.
  public static var datalist: Tag { Tag("datalist") }

  /// `<optgroup>`: options under a caption.
  public static var optgroup: Tag { Tag("optgroup") }

  /// `<option>`: one choice of a `select`.
  public static var option: Tag { Tag("option") }

  /// `<textarea>`: a field of several lines; its text is `.value`.
  public static var textarea: HTML.VoidTag { HTML.VoidTag("textarea", .value) }

  /// `<output>`: a result.
  public static var output: Tag { Tag("output") }

  /// `<progress>`: how much of a task is done.
  public static var progress: Tag { Tag("progress") }

  /// `<meter>`: a measured value within a known range.
  public static var meter: Tag { Tag("meter") }

  /// `<fieldset>`: a group of fields.
  public static var fieldset: Tag { Tag("fieldset") }

  /// `<legend>`: the caption of a fieldset.
  public static var legend: Tag { Tag("legend") }
}
