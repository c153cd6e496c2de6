// Elements of tables.
// Each element has a global name, and one in `HTML` for code where a local hides the global name.

/// `<table>`: a table; its rows belong in a `thead`, `tbody` or `tfoot`, which a parser would
/// otherwise add.
public var table: HTML.Tag { HTML.table }

/// `<caption>`: the title of a table.
public var caption: HTML.Tag { HTML.caption }

/// `<colgroup>`: columns that belong together.
public var colgroup: HTML.Tag { HTML.colgroup }

/// `<col>`: a column.
public var col: HTML.VoidTag { HTML.col }

/// `<thead>`: the rows of the head.
public var thead: HTML.Tag { HTML.thead }

/// `<tbody>`: the rows of the body.
public var tbody: HTML.Tag { HTML.tbody }

/// `<tfoot>`: the rows of the foot.
public var tfoot: HTML.Tag { HTML.tfoot }

/// `<tr>`: a row.
public var tr: HTML.Tag { HTML.tr }

/// `<th>`: a header cell.
public var th: HTML.Tag { HTML.th }

/// `<td>`: a cell.
public var td: HTML.Tag { HTML.td }

extension HTML {
  /// `<table>`: a table; its rows belong in a `thead`, `tbody` or `tfoot`, which a parser would
  /// otherwise add.
  public static var table: Tag { Tag("table") }

  /// `<caption>`: the title of a table.
  public static var caption: Tag { Tag("caption") }

  /// `<colgroup>`: columns that belong together.
  public static var colgroup: Tag { Tag("colgroup") }

  /// `<col>`: a column.
  public static var col: HTML.VoidTag { HTML.VoidTag("col") }

  /// `<thead>`: the rows of the head.
  public static var thead: Tag { Tag("thead") }

  /// `<tbody>`: the rows of the body.
  public static var tbody: Tag { Tag("tbody") }

  /// `<tfoot>`: the rows of the foot.
  public static var tfoot: Tag { Tag("tfoot") }

  /// `<tr>`: a row.
  public static var tr: Tag { Tag("tr") }

  /// `<th>`: a header cell.
  public static var th: Tag { Tag("th") }

  /// `<td>`: a cell.
  public static var td: Tag { Tag("td") }
}
