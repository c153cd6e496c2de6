// A child whose part of the state has another type; notes tell which type each form wants.
import Arco
import Models

let part = sugar.child(state: Lens(\Cup.name), input: sugarInput)
// error: no exact matches in call to instance method 'child'
