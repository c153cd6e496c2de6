// Alone: beside an error the compiler does not expand what is attached to an enum.
import Arco
import ArcoMacros

struct Handle: ~Copyable {}

@Optics enum State: ~Copyable {
  // error: 'State' is not copyable, and optics read copies; remove '~Copyable' or '@Optics'
  case open(Handle)
  case closed
}
