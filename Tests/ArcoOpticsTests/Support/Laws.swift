import ArcoOptics

// Each function returns the laws that do not hold, with what they were tried on.

func breaches<Optic: LensOptic>(
  ofLens optic: Optic, wholes: [Optic.Whole], parts: [Optic.Part]
) -> [String] where Optic.Whole: Equatable, Optic.Part: Equatable {
  var found: [String] = []
  for whole in wholes {
    if optic.setting(whole, to: optic.get(whole)) != whole { found.append("get-set \(whole)") }
    for part in parts {
      let once = optic.setting(whole, to: part)
      if optic.get(once) != part { found.append("set-get \(whole) \(part)") }
      for other in parts where optic.setting(once, to: other) != optic.setting(whole, to: other) {
        found.append("set-set \(whole) \(part) \(other)")
      }
      var modified = whole
      let old = optic.modify(&modified) { found in
        defer { found = part }
        return found
      }
      if old != optic.get(whole) || modified != once { found.append("modify \(whole) \(part)") }
    }
  }
  return found + breaches(ofAffine: optic, wholes: wholes, parts: parts)
}

func breaches<Optic: AffineOptic>(
  ofAffine optic: Optic, wholes: [Optic.Whole], parts: [Optic.Part]
) -> [String] where Optic.Whole: Equatable, Optic.Part: Equatable {
  var found: [String] = []
  for whole in wholes {
    guard let held = optic.extract(whole) else {
      for part in parts {
        var copy = whole
        var isCalled = false
        let answer: Void? = optic.modifyIfPresent(&copy) {
          isCalled = true
          $0 = part
        }
        if copy != whole || isCalled || answer != nil { found.append("absent \(whole) \(part)") }
      }
      continue
    }
    if optic.setting(whole, to: held) != whole { found.append("extract-set \(whole)") }
    for part in parts {
      let once = optic.setting(whole, to: part)
      if optic.extract(once) != part { found.append("set-extract \(whole) \(part)") }
      for other in parts where optic.setting(once, to: other) != optic.setting(whole, to: other) {
        found.append("set-set \(whole) \(part) \(other)")
      }
    }
  }
  return found
}

func breaches<Optic: PrismOptic>(
  ofPrism optic: Optic, wholes: [Optic.Whole], parts: [Optic.Part]
) -> [String] where Optic.Whole: Equatable, Optic.Part: Equatable {
  var found: [String] = []
  for part in parts where optic.extract(optic.embed(part)) != part {
    found.append("embed-extract \(part)")
  }
  for whole in wholes {
    if let part = optic.extract(whole), optic.embed(part) != whole {
      found.append("extract-embed \(whole)")
    }
  }
  return found + breaches(ofAffine: optic, wholes: wholes, parts: parts)
}

func breaches<Optic: IsoOptic>(
  ofIso optic: Optic, wholes: [Optic.Whole], parts: [Optic.Part]
) -> [String] where Optic.Whole: Equatable, Optic.Part: Equatable {
  var found: [String] = []
  for whole in wholes where optic.embed(optic.get(whole)) != whole {
    found.append("get-embed \(whole)")
  }
  for part in parts where optic.get(optic.embed(part)) != part {
    found.append("embed-get \(part)")
  }
  return found
    + breaches(ofLens: optic, wholes: wholes, parts: parts)
    + breaches(ofPrism: optic, wholes: wholes, parts: parts)
}

/// The names of the laws in a list of breaches.
func names(_ breaches: [String]) -> Set<String> {
  Set(breaches.map { String($0.prefix { $0 != " " }) })
}
