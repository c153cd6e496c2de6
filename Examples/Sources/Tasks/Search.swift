import ArcoPages

struct Search: Feature, Equatable {
  var query = ""
  var results: [String] = []

  enum Input: Equatable {
    case query(String)
    case found([String])
  }

  struct World: Sendable { var search: @Sendable (String) async -> [String] }
}

let search = DispatcherOf<Search>.update { search, input in
  switch input {
  case .query(let query):
    search.query = query
    let queue = Queue("search", .debounce(.milliseconds(300)))
    return .task(\.search, query, as: Search.Input.found, queue: queue)
  case .found(let results): search.results = results
  }
  return .none
}

func searchPage() -> PageComponent<Search> {
  Component(search) { search, send in
    input(.value(search.query), .onInput { send(.query($0)) })
    ul { for result in search.results { li(result) } }
  }
}
