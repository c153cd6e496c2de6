// A custom element that shows a span. When it is pressed, it sends a span that is wider by one.

class Span extends HTMLElement {
  #span = { low: 0, high: 0 };

  set span(span) {
    this.#span = span;
    this.textContent = `${span.low}–${span.high}`;
  }

  connectedCallback() {
    this.addEventListener("click", () => {
      const { low, high } = this.#span;
      this.dispatchEvent(new CustomEvent("span-chosen", { detail: { low, high: high + 1 } }));
    });
  }
}

customElements.define("x-span", Span);
