/// An edit of an element of rows.
///
/// Each token is given once. Code that knows the token of the rows' last edit can find later edits:
/// each element stores the edit before its own, and so on back to the known edit. Copies of rows
/// that are edited separately have no later token in common.
///
/// The chain is stored with the elements. A separate list would cost a send at a row more than
/// everything else that rows add to it. The chain ends at an element that was edited again, which
/// the element's version shows.
@usableFromInline
struct RowsEdit: Sendable {
  /// The token of the edit; 0 for none.
  @usableFromInline
  let token: UInt64
  /// The slot of the element.
  @usableFromInline
  let slot: Int

  @inlinable
  init(_ token: UInt64 = 0, of slot: Int = 0) { (self.token, self.slot) = (token, slot) }
}
