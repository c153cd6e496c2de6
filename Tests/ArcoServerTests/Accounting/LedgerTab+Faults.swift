#if Server
  import ArcoHTML
  import ArcoServer

  extension LedgerTab {
    /// What is wrong with the ledger: each event is one of applied and refused, and its handler ran
    /// once or never.
    ///
    /// - Parameter offered: of each event, whether the page offered its element when it came.
    func faults(_ log: StallLog, offered: [Int: Bool] = [:]) -> [String] {
      var ran: [Int: [String]] = [:]
      for entry in log.entries { ran[entry.reference, default: []].append(entry.element) }
      return (1...max(1, reference)).compactMap { reference in
        guard let target = targets[reference] else { return nil }
        let elements = ran[reference] ?? []
        switch fates[reference] {
        case nil where !pending.contains { $0.reference == reference }:
          return "\(reference): nothing was ever heard of it"
        case nil:
          return "\(reference): still pending"
        case .applied where elements != [target]:
          return "\(reference): said to be applied at \(target), and ran at \(elements)"
        case .refused(let reason) where elements != []:
          return "\(reference): refused (\(reason)), and ran at \(elements)"
        case .refused(.gone) where offered[reference] == true,
          .refused(.notOffered) where offered[reference] == true:
          return "\(reference): refused, and \(target) was there"
        case .refused(.malformed):
          return "\(reference): malformed"
        default:
          return nil
        }
      }
    }
  }
#endif
