// A custom element that shows the costs of its page: bytes, the time until the first paint, and the time of the
// last answer to the user. It is the same on every host.

class Figures extends HTMLElement {
  // In a shadow tree, whose nodes no host counts.
  #shown = this.attachShadow({ mode: "open" });
  #doneAt = 0;
  #answer = "";

  connectedCallback() {
    for (const type of ["click", "input", "keydown"]) {
      addEventListener(type, () => { this.#doneAt = performance.now(); }, true);
    }
    new MutationObserver(() => {
      if (!this.#doneAt) return;
      const time = performance.now() - this.#doneAt;
      this.#doneAt = 0;
      this.#answer = ` The last answer to you took ${time.toFixed(1)} ms.`;
      this.#say();
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    if (document.readyState === "complete") this.#say();
    else addEventListener("load", () => this.#say());
  }

  #say() {
    const files = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const shown = paint ? `, and something was shown after ${paint.startTime.toFixed(0)} ms` : "";
    this.#shown.textContent = `It took ${(bytes / 1000).toFixed(0)} KB${shown}.${this.#answer}`;
  }
}

customElements.define("x-figures", Figures);
