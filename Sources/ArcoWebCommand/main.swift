import Foundation

// Builds a web site from a program that uses ArcoBrowser. The plug-in of the same name runs this
// program.
termination.watch()
do {
  if CommandLine.arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
    print(Options.help)
  } else {
    try SiteCommand(Options(Array(CommandLine.arguments.dropFirst()))).run()
  }
} catch {
  report(error)
  exit(1)
}
