import ArcoBrowser
import ArcoCore
import ArcoHTML
import ArcoWeb

// A page whose nodes have few numbers: a browser's run out only after hours.

let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }

func counterPage() -> Component<Void, Int, Int, HTML> {
  Component(counter) { count, send in
    if count % 2 == 0 {
      p { b("even") }
    } else {
      p("odd")
    }
    button("Count", .onClick { send(1) })
    output("counted: \(count)")
  }
}

/// Stands for a program's `main.swift`.
@_expose(wasm, "main")
@_cdecl("begin")
public func begin() {
  let page = Page(Program(counterPage(), state: 0))
  page.mostNumbers = 28
  Browser.show(page, at: "app")
}
