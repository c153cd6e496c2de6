// Elements that group text.
// Each element has a global name, and one in `HTML` for code where a local hides the global name.

/// `<div>`: a block without a meaning of its own.
public var div: HTML.Tag { HTML.div }

/// `<p>`: a paragraph; it takes text and phrases, no lists or tables.
public var p: HTML.Tag { HTML.p }

/// `<pre>`: text whose line breaks and spaces are kept.
public var pre: HTML.Tag { HTML.pre }

/// `<blockquote>`: a longer quotation.
public var blockquote: HTML.Tag { HTML.blockquote }

/// `<hr>`: a thematic break.
public var hr: HTML.VoidTag { HTML.hr }

/// `<ul>`: a list in no particular order.
public var ul: HTML.Tag { HTML.ul }

/// `<ol>`: a list in order.
public var ol: HTML.Tag { HTML.ol }

/// `<li>`: an item of a list.
public var li: HTML.Tag { HTML.li }

/// `<dl>`: a list of terms and descriptions.
public var dl: HTML.Tag { HTML.dl }

/// `<dt>`: a term.
public var dt: HTML.Tag { HTML.dt }

/// `<dd>`: a description.
public var dd: HTML.Tag { HTML.dd }

/// `<menu>`: a list of commands.
public var menu: HTML.Tag { HTML.menu }

/// `<figure>`: an illustration.
public var figure: HTML.Tag { HTML.figure }

/// `<figcaption>`: the caption of a figure.
public var figcaption: HTML.Tag { HTML.figcaption }

/// `<details>`: a section that the user opens and closes.
public var details: HTML.Tag { HTML.details }

/// `<summary>`: the heading of `details`, shown also while they are closed.
public var summary: HTML.Tag { HTML.summary }

/// `<dialog>`: a box in front of the page.
public var dialog: HTML.Tag { HTML.dialog }

extension HTML {
  /// `<div>`: a block without a meaning of its own.
  public static var div: Tag { Tag("div") }

  /// `<p>`: a paragraph; it takes text and phrases, no lists or tables.
  public static var p: Tag { Tag("p") }

  /// `<pre>`: text whose line breaks and spaces are kept.
  public static var pre: Tag { Tag("pre", .preformatted) }

  /// `<blockquote>`: a longer quotation.
  public static var blockquote: Tag { Tag("blockquote") }

  /// `<hr>`: a thematic break.
  public static var hr: HTML.VoidTag { HTML.VoidTag("hr") }

  /// `<ul>`: a list in no particular order.
  public static var ul: Tag { Tag("ul") }

  /// `<ol>`: a list in order.
  public static var ol: Tag { Tag("ol") }

  /// `<li>`: an item of a list.
  public static var li: Tag { Tag("li") }

  /// `<dl>`: a list of terms and descriptions.
  public static var dl: Tag { Tag("dl") }

  /// `<dt>`: a term.
  public static var dt: Tag { Tag("dt") }

  /// `<dd>`: a description.
  public static var dd: Tag { Tag("dd") }

  /// `<menu>`: a list of commands.
  public static var menu: Tag { Tag("menu") }

  /// `<figure>`: an illustration.
  public static var figure: Tag { Tag("figure") }

  /// `<figcaption>`: the caption of a figure.
  public static var figcaption: Tag { Tag("figcaption") }

  /// `<details>`: a section that the user opens and closes.
  public static var details: Tag { Tag("details") }

  /// `<summary>`: the heading of `details`, shown also while they are closed.
  public static var summary: Tag { Tag("summary") }

  /// `<dialog>`: a box in front of the page.
  public static var dialog: Tag { Tag("dialog") }
}
