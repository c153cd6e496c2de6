#if Macros
  import SwiftSyntax

  extension MemberBlockItemListSyntax {
    /// Returns the text that `write` produces for each member. Each `#if` around members is kept.
    func mapBranches(_ write: (DeclSyntax) -> String) -> String {
      compactMap { item in
        guard let branches = item.decl.as(IfConfigDeclSyntax.self) else { return write(item.decl) }
        let clauses = branches.clauses.map { clause in
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          let members = clause.elements?.as(MemberBlockItemListSyntax.self)
          return "\(clause.poundKeyword.text)\(condition)\n\(members?.mapBranches(write) ?? "")"
        }
        return (clauses + ["#endif"]).joined(separator: "\n")
      }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
    }

    /// All members, including those inside an `#if`.
    var inAllBranches: [DeclSyntax] {
      flatMap { item -> [DeclSyntax] in
        guard let branches = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
        return branches.clauses.flatMap {
          $0.elements?.as(MemberBlockItemListSyntax.self)?.inAllBranches ?? []
        }
      }
    }
  }
#endif
