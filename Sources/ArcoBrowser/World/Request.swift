import ArcoCore
import ArcoHTML
import CArco

/// An encoded request to the browser: a code and its arguments.
///
/// The answer begins with 0 and continues with the result; or it begins with the code of a failure
/// and continues with a text. A message before the answer begins with 255. The other half is
/// `Client/Browser/world.js`.
struct Request {
  enum Code: UInt8 {
    case fetch = 1
    case read = 2
    case write = 3
    case focus = 4
    case watch = 5
    case copy = 6
    case paste = 7
    case call = 8
    case frames = 9
  }

  /// A failure as the browser reports it.
  struct Refusal {
    let code: UInt8
    let text: String
  }

  private var writer = ByteWriter()

  init(_ code: Code) { writer.byte(code.rawValue) }

  mutating func byte(_ byte: UInt8) { writer.byte(byte) }

  mutating func integer(_ value: Int) { writer.integer(value) }

  mutating func text(_ text: String) { writer.text(text) }

  mutating func value(_ value: ScriptValue) { value.write(to: &writer) }

  mutating func bytes(_ bytes: [UInt8]) { writer.raw(bytes) }

  /// Sends the request. The answer arrives once, after this function has returned.
  ///
  /// - Parameters:
  ///   - read: decodes the result.
  ///   - meanwhile: decodes a message before the answer.
  func ask<Answer, Failure: Error>(
    _ read: @escaping (inout ByteReader) throws(WireError) -> Answer,
    refused: @escaping (Refusal) -> Failure,
    meanwhile: @escaping (inout ByteReader) throws(WireError) -> Void = { _ in },
    _ hear: @escaping (Result<Answer, Failure>) -> Void
  ) -> Cancellation {
    start { bytes in
      if bytes.first == 255 {
        var reader = ByteReader(Array(bytes.dropFirst()))
        try? meanwhile(&reader)
      } else {
        hear(Self.answer(in: bytes, read).mapError(refused))
      }
    }
  }

  /// Sends the request. Each message arrives after this function has returned, until the
  /// cancellation.
  func start(_ hear: @escaping ([UInt8]) -> Void) -> Cancellation {
    let call = Module.calls.add(hear)
    writer.bytes.withUnsafeBufferPointer { arco_browser_ask(call.number, $0.baseAddress, $0.count) }
    return Cancellation { Module.drop(call) }
  }

  private static func answer<Answer>(
    in bytes: [UInt8], _ read: (inout ByteReader) throws(WireError) -> Answer
  ) -> Answered<Answer> {
    var reader = ByteReader(bytes)
    do throws(WireError) {
      let code = try reader.byte()
      if code == 0 { return .answer(try read(&reader)) }
      return .refusal(Refusal(code: code, text: try reader.text()))
    } catch {
      return .refusal(Refusal(code: .max, text: "the browser's answer could not be decoded"))
    }
  }

  private enum Answered<Answer> {
    case answer(Answer)
    case refusal(Refusal)

    func mapError<Failure: Error>(_ failure: (Refusal) -> Failure) -> Result<Answer, Failure> {
      switch self {
      case .answer(let answer): .success(answer)
      case .refusal(let refusal): .failure(failure(refusal))
      }
    }
  }
}
