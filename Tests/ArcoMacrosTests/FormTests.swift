#if Macros
  import Arco
  import ArcoForms
  import ArcoMacros
  import ArcoTesting
  import Foundation
  import Testing

  private enum Complaint: FieldReason {
    case taken, different, inverse

    var words: String { "\(self)" }
  }

  private struct World: Sendable {
    var isTaken: @Sendable (String) async -> Bool = { $0 == "Ada" }
    var complaint: @Sendable (Int) async -> Complaint? = { $0 == 13 ? .taken : nil }
    var open: @Sendable (Account) async -> Void = { _ in }
  }

  @Form(refusing: Complaint.self)
  private struct Account: Equatable {
    @Field(.line(atMost: 40), asking: \World.isTaken, refusal: Complaint.taken) var name: String
    @Field(.integer(in: 13...120), checked: .asTyped, asking: \World.complaint) var age: Int = 18
    @Field(FieldFormats.Whole.integer.optional) let shoe: Int?
    @Field(.truth) var `is`: Bool
    @Field var stay: Stay
    @Field(form: Stay.inOrder) var other: Stay
    @Field(each: .line, atMost: 2) var phones: [String]
    @Field(atMost: 3) var stays: [Stay]
    var isNew = true
    var note: String?
    static let most = 3
  }

  @Form(refusing: Complaint.self)
  private struct Stay: Equatable {
    @Field(.date) var from: CalendarDate
    @Field(.date) var to: CalendarDate

    static let inOrder = form.rule(at: \.to) { fields in
      guard let from = fields[ifGood: \.from], let to = fields[ifGood: \.to] else { return nil }
      return from <= to ? nil : .inverse
    }
  }

  /// A form that others see.
  @Form
  public struct Visitor: Equatable, Sendable {
    /// What they are called.
    @Field(.line) public var name: String
  }

  /// A global constant that is called as the parameter of a draft's initialiser.
  private let row = 7

  /// What a page keeps while somebody writes it.
  @Form
  private struct Order: Codable & Equatable {
    @Field(each: .line(atMost: Self.longest), atMost: Self.most) var notes: [String] = Self.first
    @Field var seats: [Seat]

    static let first = ["by the window"]
    static let (longest, most) = (20, 2)
  }

  @Form
  private struct Seat: Encodable, Equatable, Decodable {
    @Field(.integer) var place: Int = row
    @Field(.integer(in: 1...Self.most)) var number: Int = Self.middle

    static let (middle, most) = (4, 9)

    init(place: Int, number: Int) {
      self.place = place
      self.number = number
    }
  }

  /// A form that others see, with a field that they do not.
  @Form
  public struct Ticket: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable { case adult, child }

    /// Who comes.
    @Field(.line) public var name: String
    @Field(.choice(Kind.self)) var kind: Kind
  }

  /// A value with properties that are not fields.
  @Form
  private struct Note: Codable, Equatable {
    fileprivate enum Shade: String, CaseIterable, Codable { case light, dark }

    private(set) var id = UUID()
    @Field(.line) var title: String
    @Field(each: .line) var tags: [String]
    @Field(FieldFormats.Whole.integer.optional) var place: Int?
    @Field(.choice(Shade.self)) fileprivate var shade: Shade
    @Field var seats: [Seat]
    var changes = 0
    private var isSeen = false { didSet { changes += 1 } }
    var onChange: (@Sendable () -> Void)? { nil }

    init(title: String, tags: [String], place: Int?, shade: Shade, seats: [Seat]) {
      (self.title, self.tags, self.place) = (title, tags, place)
      (self.shade, self.seats) = (shade, seats)
    }

    /// Returns the note after somebody has seen it.
    func seen() -> Note {
      var note = self
      note.isSeen = true
      return note
    }
  }

  /// A value whose initialiser sets what is not a field.
  @Form
  private struct Leaflet: Codable, Equatable {
    @Field(.line) var title: String
    var address = ""
    var tag: String?
    private var count = Array([0])

    init(title: String) {
      self.title = title
      (address, tag, count) = ("/\(title.lowercased())", "new", [1])
    }
  }

  /// A value whose observers change fields.
  @Form
  private struct Place: Equatable {
    @Field(.line) var street: String { didSet { (changes, number) = (changes + 1, 1) } }
    @Field(.integer) private(set) var number: Int
    @Field(.line) let name: String
    var changes = 0
    var town = "London" { didSet { (street, number) = ("", 0) } }

    mutating func move(to street: String, _ number: Int) {
      (self.street, self.number) = (street, number)
    }
  }

  private typealias Draft = Account.Draft

  struct FormTests {
    private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    private func account() throws -> Account {
      let stay = Stay(from: try day("2026-01-01"), to: try day("2026-01-02"))
      return Account(
        name: "Bob", age: 36, shoe: nil, is: true, stay: stay, other: stay, phones: ["1", "2"],
        stays: [stay])
    }

    @Test func `the draft of a value says that value`() throws {
      let account = try account()
      let draft = Draft(account)
      #expect(draft.age.text == "36")
      #expect(draft.phones[id: 2] == FieldDraft("2", row: 2))
      #expect(draft.stays[id: 1]?.from == FieldDraft("2026-01-01", row: 1))
      #expect(try Account.form.value(of: draft) == account)
    }

    @Test func `an edited value keeps what is not a field`() throws {
      var account = try account()
      (account.isNew, account.note) = (false, "late")
      let test = TestDriver(
        Account.form.dispatcher, state: Draft(account), world: World(), strictness: .loose)
      try test.send(.name(.write("Eve")))
      account.name = "Eve"
      #expect(try Account.form.value(of: test.state) == account)
    }

    @Test func `an edited value is the same one, however its properties are declared`() throws {
      let seat = Seat(place: 2, number: 3)
      let note = Note(title: "Tea", tags: ["hot"], place: nil, shade: .dark, seats: [seat]).seen()
      let data = try JSONEncoder().encode(Note.Draft(note))
      var draft = try JSONDecoder().decode(Note.Draft.self, from: data)
      draft.title = FieldDraft("Coffee")
      let edited = try Note.form.value(of: draft)
      #expect(edited.id == note.id)
      #expect(edited.title == "Coffee")
      #expect(edited.seats == [seat])
      #expect(edited != note)
      draft.title = FieldDraft("Tea")
      #expect(try Note.form.value(of: draft) == note)
    }

    @Test func `what an initialiser sets stays in a new value, and an edited value keeps its own`()
      throws
    {
      var draft = Leaflet.Draft()
      draft.title = FieldDraft("Tea")
      #expect(try Leaflet.form.value(of: draft) == Leaflet(title: "Tea"))
      var page = Leaflet(title: "Tea")
      (page.address, page.tag) = ("/drinks", nil)
      draft = Leaflet.Draft(page)
      draft.title = FieldDraft("Coffee")
      page.title = "Coffee"
      #expect(try Leaflet.form.value(of: draft) == page)
    }

    @Test func `an edited value has the texts that were written, whatever its observers do`() throws
    {
      var place = Place(street: "", number: 1, name: "Home")
      place.town = "Leeds"
      place.move(to: "Main Street", 7)
      #expect(try Place.form.value(of: Place.Draft(place)) == place)
      var draft = Place.Draft()
      (draft.street, draft.number) = (FieldDraft("Main Street"), FieldDraft("7"))
      draft.name = FieldDraft("Home")
      let made = try Place.form.value(of: draft)
      #expect(made == Place(street: "Main Street", number: 7, name: "Home"))
    }

    @Test func `a blank draft begins with the values of its properties`() {
      let draft = Draft()
      #expect(draft.name == FieldDraft())
      #expect(draft.age == FieldDraft("18"))
      #expect(draft.phones.isEmpty)
      #expect(Account.form.fields(of: draft).count == 8)
    }

    @Test func `a draft with rows is kept and comes back, and so is what happens to it`() throws {
      var draft = Order.Draft(Order(notes: ["warm", "sweet"], seats: [Seat(place: 2, number: 3)]))
      draft.seats[id: 1]?.number = FieldDraft("none", row: 1)
      let data = try JSONEncoder().encode(draft)
      #expect(try JSONDecoder().decode(Order.Draft.self, from: data) == draft)
      let inputs: [Order.Draft.Input] = [
        .notes(.add), .seats(.remove(1)), .seats(.row(1, .number(.write("5")))),
      ]
      let written = try JSONEncoder().encode(inputs)
      #expect(try JSONDecoder().decode([Order.Draft.Input].self, from: written) == inputs)
    }

    @Test func `what a property names is looked up at the property`() {
      #expect(Order.Draft().notes.map(\.text) == ["by the window"])
      #expect(Seat.Draft(row: 2).place == FieldDraft("7", row: 2))
      #expect(Seat.Draft().number == FieldDraft("4"))
    }

    @Test func `a field has a type that fewer see than the form`() throws {
      let ticket = Ticket(name: "Ada", kind: .child)
      #expect(try Ticket.form.value(of: Ticket.Draft(ticket)) == ticket)
      #expect(Ticket.Draft(ticket).kind.text == "child")
    }

    @Test func `what is wrong is named by the inputs of the fields`() throws {
      do throws(FormFaults<Draft.Input, Complaint>) {
        _ = try Account.form.value(of: Draft())
        Issue.record("a blank draft has a value")
      } catch {
        #expect(
          error.all.map(\.field) == [
            .name(.focus), .stay(.from(.focus)), .stay(.to(.focus)), .other(.from(.focus)),
            .other(.to(.focus)),
          ])
      }
    }

    @Test func `a field asks its world, by a question or by a complaint`() throws {
      let test = TestDriver(
        Account.form.dispatcher, state: Draft(), world: World(), strictness: .loose)
      try test.send(.name(.write("Ada")))
      try test.send(.name(.leave))
      try test.send(.age(.write("13")))
      try test.settle()
      #expect(test.state.name.problem == .refused(.taken))
      #expect(test.state.age.problem == .refused(.taken))
      try test.finish()
    }

    @Test func `rows come and go, up to the most`() throws {
      let test = TestDriver(
        Account.form.dispatcher, state: Draft(), world: World(), strictness: .loose)
      for _ in 1...3 { try test.send(.phones(.add)) }
      try test.send(.phones(.remove(1)))
      try test.send(.phones(.row(2, .write("1"))))
      #expect(test.state.phones.map(\.text) == ["1"])
      try test.send(.stays(.add))
      try test.send(.stays(.row(1, .from(.write("2026-01-01")))))
      #expect(test.state.stays[id: 1]?.from.row == 1)
      #expect(test.state.stays[id: 1]?.from.text == "2026-01-01")
    }

    @Test func `a form within the form keeps its rule, and the outer one has rules of its own`()
      throws
    {
      var account = try account()
      account.other.to = try day("2025-01-01")
      account.stay.to = account.other.to
      let form = Account.form.rule(at: \.name) { fields in
        fields[ifGood: \.age] == 36 && fields[ifGood: \.stays]?.isEmpty == false ? .different : nil
      }
      do throws(FormFaults<Draft.Input, Complaint>) {
        _ = try form.value(of: Draft(account))
        Issue.record("the rules hold")
      } catch {
        #expect(error.all.map(\.field) == [.name(.focus), .other(.to(.focus))])
        #expect(error.all.map(\.problem) == [.refused(.different), .refused(.inverse)])
      }
    }

    @Test func `a form is submitted by a call of its world`() throws {
      let signUp = Account.form.submitting { .task(\.open, $0, as: { .accepted }) }
      let first = FormState(Draft(try account()))
      let test = TestDriver(signUp.dispatcher, state: first, world: World(), strictness: .loose)
      try test.send(.submit)
      try test.settle()
      #expect(test.state.stage == .submitted)
    }

    @Test func `optics lead to what a form consists of`() throws {
      let draft = Draft(try account())
      #expect(Draft.lenses.stay.from.get(draft).text == "2026-01-01")
      #expect(Draft.Input.prisms.stay.from.embed(.focus) == .stay(.from(.focus)))
      #expect(Visitor.Draft.lenses.name.get(Visitor.Draft(Visitor(name: "Ada"))).text == "Ada")
    }

    @Test func `a form by hand has one that is written as a part`() throws {
      struct Booking: Equatable, Sendable {
        var stay = Stay.Draft(), name = FieldDraft<Complaint>()
      }
      enum BookingInput: Sendable {
        case stay(Stay.Draft.Input)
        case name(FieldInput<Complaint>)
      }
      let stay = Stay.inOrder.part(
        state: Lens(\Booking.stay),
        input: Prism(BookingInput.stay) { if case .stay(let input) = $0 { input } else { nil } })
      let name = FormField(.line).part(
        state: Lens(\Booking.name),
        input: Prism(BookingInput.name) { if case .name(let input) = $0 { input } else { nil } })
      let form = DraftForm {
        stay
        name
      } value: { fields in
        (fields[stay], fields[name])
      }
      let days = Stay(from: try day("2026-01-01"), to: try day("2026-01-01"))
      let value = try form.value(of: Booking(stay: Stay.Draft(days), name: FieldDraft("Ada")))
      #expect(value.0 == days)
      #expect(value.1 == "Ada")
    }
  }
#endif
