import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

/// A counter that goes anywhere beside slides that go only forward. Both components are those of
/// other pages, unchanged.
func sideBySide() -> DayComponent<Void, Int, Present<Streams<Int>>, Change, Onward, HTML> {
  DayComponent(counter(), slides()) { counter, slides in
    div(.class("pair")) {
      section(.ariaLabel("Counter")) { counter }
      section(.ariaLabel("Slides")) { slides }
    }
  }
}
