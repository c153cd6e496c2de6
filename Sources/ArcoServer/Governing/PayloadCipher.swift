#if Server
  import ArcoStore
  import Crypto
  import Foundation

  /// Encrypts payloads. Each payload is bound to its place in the store.
  ///
  /// Its bytes: a format, the length and the bytes of the key's id, and the output of AES-GCM.
  struct PayloadCipher: Sendable {
    /// The kind of a payload and its number, so that no payload can be put in the place of another.
    enum Place {
      case snapshot(Int)
      case event(Int)
      case secret

      fileprivate var words: String {
        switch self {
        case .snapshot(let sequence): "snapshot \(sequence)"
        case .event(let sequence): "event \(sequence)"
        case .secret: "secret"
        }
      }
    }

    private static let format: UInt8 = 1

    private let first: StoreKey
    private let keys: [String: StoreKey]

    init(_ keys: [StoreKey]) throws(SiteError) {
      guard let first = keys.first else { throw .noStoreKey }
      self.first = first
      var known: [String: StoreKey] = [:]
      for key in keys {
        guard known.updateValue(key, forKey: key.id) == nil else {
          throw .keyNameInvalid(key.id)
        }
      }
      self.keys = known
    }

    private func context(_ place: Place, _ id: String) -> Data {
      Data("arco \(place.words) of \(id)".utf8)
    }

    func seal(
      _ payload: [UInt8], _ place: Place, of id: String
    ) throws(StoreError) -> [UInt8] {
      let box = try? AES.GCM.seal(
        Data(payload), using: first.secret, authenticating: context(place, id))
      guard let sealed = box?.combined else { throw .failed("a payload cannot be encrypted") }
      return [Self.format, UInt8(first.id.utf8.count)] + Array(first.id.utf8) + Array(sealed)
    }

    func open(
      _ sealed: [UInt8], _ place: Place, of id: String
    ) throws(StoreError) -> [UInt8] {
      guard sealed.count >= 2, sealed[0] == Self.format, sealed.count >= 2 + Int(sealed[1]) else {
        throw .damagedSession(id: id)
      }
      let end = 2 + Int(sealed[1])
      let name = String(decoding: sealed[2..<end], as: UTF8.self)
      guard let key = keys[name] else { throw .keyMissing(id: name) }
      guard let box = try? AES.GCM.SealedBox(combined: Data(sealed[end...])),
        let payload = try? AES.GCM.open(
          box, using: key.secret, authenticating: context(place, id))
      else { throw .damagedSession(id: id) }
      return Array(payload)
    }
  }
#endif
