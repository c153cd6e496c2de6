import ArcoComonads
import ArcoLaws
import Testing

/// Every container against every law; those of single operations stand with their instance.
@Suite struct LawTests {
  private func keepsLaws<C>(_ samples: ContainerSamples<C>, tries: Int = 60) -> [Counterexample]
  where C.Position: Hashable & Sendable {
    ArchitectureLaws(samples).counterexamples(tries: tries)
  }

  @Test func `identity keeps all laws`() {
    #expect(keepsLaws(ContainerSamples<Identities>.identity) == [])
  }

  @Test func `store and state keep all laws`() { #expect(keepsLaws(storeSamples) == []) }

  @Test func `env and reader keep all laws`() {
    #expect(keepsLaws(ContainerSamples<Envs<String>>.env(["dark", "light"])) == [])
  }

  @Test func `traced and writer keep all laws`() { #expect(keepsLaws(tracedSamples) == []) }

  @Test func `moore and action keep all laws`() { #expect(keepsLaws(mooreSamples) == []) }

  @Test func `stream and shift keep all laws`() { #expect(keepsLaws(streamSamples) == []) }

  @Test func `zipper keeps all laws`() { #expect(keepsLaws(.zipper) == []) }

  @Test func `cofree keeps all laws`() { #expect(keepsLaws(cofreeSamples, tries: 20) == []) }

  @Test func `a coproduct keeps all laws`() {
    #expect(keepsLaws(.coproduct(storeSamples, tracedSamples)) == [])
  }

  @Test func `two spaces side by side keep all laws`() {
    #expect(keepsLaws(.day(storeSamples, tracedSamples), tries: 12) == [])
  }

  @Test func `any number of spaces side by side keep all laws`() {
    #expect(keepsLaws(.many(storeSamples), tries: 20) == [])
  }

  @Test func `a switch keeps all laws`() {
    let small = ContainerSamples<Stores<Int>>.store([0, 1])
    #expect(keepsLaws(.switch(small, .zipper), tries: 8) == [])
  }

  @Test func `spaces with a state, surroundings or a log around them keep all laws`() {
    let small = ContainerSamples<Stores<Int>>.store([0, 1])
    #expect(keepsLaws(.day(small, ContainerSamples<Zippers>.zipper), tries: 12) == [])
    let env = ContainerSamples<Envs<Int>>.env([1, 2])
    #expect(keepsLaws(.day(env, ContainerSamples<Zippers>.zipper)) == [])
    #expect(keepsLaws(.day(tracedSamples, small), tries: 12) == [])
  }
}
