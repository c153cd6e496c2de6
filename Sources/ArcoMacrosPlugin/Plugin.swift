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
  // Without the trait `Macros` the target has no dependencies, but it still has to be an
  // executable.
  @main
  enum Absent {
    static func main() {}
  }
#endif
