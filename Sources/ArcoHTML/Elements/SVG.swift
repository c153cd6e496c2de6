/// The elements within an `svg`.
///
///     svg(.attribute("viewBox", "0 0 10 10")) {
///       SVG.circle(.attribute("r", "4"), .attribute("cx", "5"), .attribute("cy", "5"))
///     }
///
/// Elements that run or import something are left out: `script`, `animate`, `use`, `foreignObject`.
public enum SVG {
  /// `<g>`: a group of shapes.
  public static var g: HTML.Tag { HTML.Tag("g", .svg) }

  /// `<path>`: an outline of lines and curves.
  public static var path: HTML.Tag { HTML.Tag("path", .svg) }

  /// `<circle>`: a circle.
  public static var circle: HTML.Tag { HTML.Tag("circle", .svg) }

  /// `<ellipse>`: an ellipse.
  public static var ellipse: HTML.Tag { HTML.Tag("ellipse", .svg) }

  /// `<rect>`: a rectangle.
  public static var rect: HTML.Tag { HTML.Tag("rect", .svg) }

  /// `<line>`: a straight line.
  public static var line: HTML.Tag { HTML.Tag("line", .svg) }

  /// `<polyline>`: connected straight lines with two ends.
  public static var polyline: HTML.Tag { HTML.Tag("polyline", .svg) }

  /// `<polygon>`: connected straight lines that close a shape.
  public static var polygon: HTML.Tag { HTML.Tag("polygon", .svg) }

  /// `<text>`: a text.
  public static var text: HTML.Tag { HTML.Tag("text", .svg) }

  /// `<tspan>`: a part of a text.
  public static var tspan: HTML.Tag { HTML.Tag("tspan", .svg) }

  /// `<defs>`: definitions that other elements refer to, and that are not drawn here.
  public static var defs: HTML.Tag { HTML.Tag("defs", .svg) }

  /// `<symbol>`: a drawing that other elements reuse.
  public static var symbol: HTML.Tag { HTML.Tag("symbol", .svg) }

  /// `<linearGradient>`: colours along a line.
  public static var linearGradient: HTML.Tag { HTML.Tag("linearGradient", .svg) }

  /// `<radialGradient>`: colours around a point.
  public static var radialGradient: HTML.Tag { HTML.Tag("radialGradient", .svg) }

  /// `<stop>`: a colour of a gradient.
  public static var stop: HTML.Tag { HTML.Tag("stop", .svg) }

  /// `<clipPath>`: a shape outside of which another element is not drawn.
  public static var clipPath: HTML.Tag { HTML.Tag("clipPath", .svg) }

  /// `<mask>`: a drawing whose brightness sets how much of another element is visible.
  public static var mask: HTML.Tag { HTML.Tag("mask", .svg) }

  /// `<pattern>`: a drawing that is repeated.
  public static var pattern: HTML.Tag { HTML.Tag("pattern", .svg) }

  /// `<marker>`: a drawing at the corners and ends of lines, such as an arrowhead.
  public static var marker: HTML.Tag { HTML.Tag("marker", .svg) }
}
