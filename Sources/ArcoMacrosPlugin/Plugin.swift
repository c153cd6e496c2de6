#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      OpticsMacro.self, PrismMacro.self, FormMacro.self, FieldMacro.self,
    ]
  }
#else
  // Without its trait the target has no dependencies, and still is an executable.
  @main
  enum Absent {
    static func main() {}
  }
#endif
