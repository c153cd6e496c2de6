/// The elements within an `svg`.
///
///     svg(.attribute("viewBox", "0 0 10 10")) {
///       SVG.circle(.attribute("r", "4"), .attribute("cx", "5"), .attribute("cy", "5"))
///     }
///
/// Those that run or import something (`script`, `animate`, `use`, `foreignObject`) are left out.
public enum SVG {
  /// `<g>`: several shapes together.
  public static var g: HTML.Tag { HTML.Tag("g", .svg) }

  /// `<path>`: a line of curves and straights.
  public static var path: HTML.Tag { HTML.Tag("path", .svg) }

  /// `<circle>`: a circle.
  public static var circle: HTML.Tag { HTML.Tag("circle", .svg) }

  /// `<ellipse>`: an ellipse.
  public static var ellipse: HTML.Tag { HTML.Tag("ellipse", .svg) }

  /// `<rect>`: a rectangle.
  public static var rect: HTML.Tag { HTML.Tag("rect", .svg) }

  /// `<line>`: a straight line.
  public static var line: HTML.Tag { HTML.Tag("line", .svg) }

  /// `<polyline>`: an open line of straights.
  public static var polyline: HTML.Tag { HTML.Tag("polyline", .svg) }

  /// `<polygon>`: a closed line of straights.
  public static var polygon: HTML.Tag { HTML.Tag("polygon", .svg) }

  /// `<text>`: a text.
  public static var text: HTML.Tag { HTML.Tag("text", .svg) }

  /// `<tspan>`: a part of a text.
  public static var tspan: HTML.Tag { HTML.Tag("tspan", .svg) }

  /// `<defs>`: what is drawn elsewhere.
  public static var defs: HTML.Tag { HTML.Tag("defs", .svg) }

  /// `<symbol>`: a drawing to be used elsewhere.
  public static var symbol: HTML.Tag { HTML.Tag("symbol", .svg) }

  /// `<linearGradient>`: colours along a line.
  public static var linearGradient: HTML.Tag { HTML.Tag("linearGradient", .svg) }

  /// `<radialGradient>`: colours around a point.
  public static var radialGradient: HTML.Tag { HTML.Tag("radialGradient", .svg) }

  /// `<stop>`: a colour of a gradient.
  public static var stop: HTML.Tag { HTML.Tag("stop", .svg) }

  /// `<clipPath>`: a shape that cuts another out.
  public static var clipPath: HTML.Tag { HTML.Tag("clipPath", .svg) }

  /// `<mask>`: a drawing that lets another through.
  public static var mask: HTML.Tag { HTML.Tag("mask", .svg) }

  /// `<pattern>`: a drawing that is repeated.
  public static var pattern: HTML.Tag { HTML.Tag("pattern", .svg) }

  /// `<marker>`: a drawing at the ends of a line.
  public static var marker: HTML.Tag { HTML.Tag("marker", .svg) }
}
