import ArcoOptics
import Garden
import Measure

private let three = RequestUser().appending(UserProfile()).appending(ProfileAge())

/// All the cases, so that it is not known which one comes.
private let requests: [Request] = (0..<values).map { number in
  switch number % 5 {
  case 0: .ping(number)
  case 1: .user(.leave(number))
  case 2: .user(.profile(.clear))
  default: .user(.profile(.age(number)))
  }
}

func handExtract() -> (Int) -> Void {
  let requests = requests
  return { _ in
    var sum = 0
    for request in requests {
      switch request {
      case .user(.profile(.age(let age))): sum &+= age
      default: sum &+= 1
      }
    }
    keep(sum)
  }
}

func arcoExtract() -> (Int) -> Void {
  let requests = requests
  return { _ in
    var sum = 0
    for request in requests { sum &+= three.extract(request) ?? 1 }
    keep(sum)
  }
}

func handEmbed() -> (Int) -> Void {
  var requests = requests
  return { turn in
    for index in requests.indices { requests[index] = .user(.profile(.age(index ^ turn))) }
  }
}

func arcoEmbed() -> (Int) -> Void {
  var requests = requests
  return { turn in
    for index in requests.indices { requests[index] = three.embed(index ^ turn) }
  }
}
