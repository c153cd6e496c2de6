// A state of another type.
import Arco
import Models

@MainActor func start() {
  _ = Driver(sugar, state: Cup())
  // error: cannot convert value of type 'Cup' to expected argument type 'Sugar'
}
