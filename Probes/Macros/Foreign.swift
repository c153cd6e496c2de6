// Prisms to cases of enums of other modules.
import Arco
import ArcoMacros

let success = #prism(Result<Int, Never>.success)
let some = #prism(Int?.some)

func value(_ result: Result<Int, Never>) -> Int? { success.extract(result) }
