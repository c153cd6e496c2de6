/// The elements within an `svg`.
///
///     svg(.attribute("viewBox", "0 0 10 10")) {
///       SVG.circle(.attribute("r", "4"), .attribute("cx", "5"), .attribute("cy", "5"))
///     }
///
/// Those that run or import something (`script`, `animate`, `use`, `foreignObject`) are left out.
public enum SVG {
  /// `<g>`: several shapes together.
  public static var g: Tag { Tag("g", .svg) }

  /// `<path>`: a line of curves and straights.
  public static var path: Tag { Tag("path", .svg) }

  /// `<circle>`: a circle.
  public static var circle: Tag { Tag("circle", .svg) }

  /// `<ellipse>`: an ellipse.
  public static var ellipse: Tag { Tag("ellipse", .svg) }

  /// `<rect>`: a rectangle.
  public static var rect: Tag { Tag("rect", .svg) }

  /// `<line>`: a straight line.
  public static var line: Tag { Tag("line", .svg) }

  /// `<polyline>`: an open line of straights.
  public static var polyline: Tag { Tag("polyline", .svg) }

  /// `<polygon>`: a closed line of straights.
  public static var polygon: Tag { Tag("polygon", .svg) }

  /// `<text>`: a text.
  public static var text: Tag { Tag("text", .svg) }

  /// `<tspan>`: a part of a text.
  public static var tspan: Tag { Tag("tspan", .svg) }

  /// `<defs>`: what is drawn elsewhere.
  public static var defs: Tag { Tag("defs", .svg) }

  /// `<symbol>`: a drawing to be used elsewhere.
  public static var symbol: Tag { Tag("symbol", .svg) }

  /// `<linearGradient>`: colours along a line.
  public static var linearGradient: Tag { Tag("linearGradient", .svg) }

  /// `<radialGradient>`: colours around a point.
  public static var radialGradient: Tag { Tag("radialGradient", .svg) }

  /// `<stop>`: a colour of a gradient.
  public static var stop: Tag { Tag("stop", .svg) }

  /// `<clipPath>`: a shape that cuts another out.
  public static var clipPath: Tag { Tag("clipPath", .svg) }

  /// `<mask>`: a drawing that lets another through.
  public static var mask: Tag { Tag("mask", .svg) }

  /// `<pattern>`: a drawing that is repeated.
  public static var pattern: Tag { Tag("pattern", .svg) }

  /// `<marker>`: a drawing at the ends of a line.
  public static var marker: Tag { Tag("marker", .svg) }
}
