// Elements that group text.
// Each is there twice: by itself, and under `HTML` for where a local of the same name shadows it.

/// `<div>`: a part that means nothing by itself.
public var div: HTML.Tag { HTML.div }

/// `<p>`: a paragraph; it takes text and phrases, no lists or tables.
public var p: HTML.Tag { HTML.p }

/// `<pre>`: text whose lines and spaces count.
public var pre: HTML.Tag { HTML.pre }

/// `<blockquote>`: a longer quotation.
public var blockquote: HTML.Tag { HTML.blockquote }

/// `<hr>`: a change of theme.
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

/// `<figcaption>`: what is written under a figure.
public var figcaption: HTML.Tag { HTML.figcaption }

/// `<details>`: a part that opens and closes.
public var details: HTML.Tag { HTML.details }

/// `<summary>`: what shows of closed details.
public var summary: HTML.Tag { HTML.summary }

/// `<dialog>`: a box in front of the page.
public var dialog: HTML.Tag { HTML.dialog }

extension HTML {
  /// `<div>`: a part that means nothing by itself.
  public static var div: Tag { Tag("div") }

  /// `<p>`: a paragraph; it takes text and phrases, no lists or tables.
  public static var p: Tag { Tag("p") }

  /// `<pre>`: text whose lines and spaces count.
  public static var pre: Tag { Tag("pre", .preformatted) }

  /// `<blockquote>`: a longer quotation.
  public static var blockquote: Tag { Tag("blockquote") }

  /// `<hr>`: a change of theme.
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

  /// `<figcaption>`: what is written under a figure.
  public static var figcaption: Tag { Tag("figcaption") }

  /// `<details>`: a part that opens and closes.
  public static var details: Tag { Tag("details") }

  /// `<summary>`: what shows of closed details.
  public static var summary: Tag { Tag("summary") }

  /// `<dialog>`: a box in front of the page.
  public static var dialog: Tag { Tag("dialog") }
}
