// Tells the value of the bar or dot of a chart that is tapped, pointed at or focused. Tab reaches
// the chart once, the arrow keys go through it; a screen reader meets each with its name.

const NEXT: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

class ChartValues extends HTMLElement {
  readonly #points = [...this.querySelectorAll<SVGElement>('.bar, .dot')];
  readonly #said = this.querySelector('.value');

  connectedCallback() {
    const picture = this.querySelector('svg');
    if (picture === null || this.#said === null) return;
    // One picture without this program, and a picture of pictures with it.
    picture.setAttribute('role', 'group');
    for (const text of picture.querySelectorAll('text')) text.setAttribute('aria-hidden', 'true');
    for (const [index, point] of this.#points.entries()) {
      point.setAttribute('role', 'img');
      point.setAttribute('tabindex', index === 0 ? '0' : '-1');
    }
    this.#said.textContent = 'แตะรูปหรือกดลูกศรเพื่ออ่านค่า';
    this.addEventListener('focusin', ({ target }) => this.#tell(target));
    this.addEventListener('click', ({ clientX }) =>
      this.#nearest(clientX)?.focus({ preventScroll: true }),
    );
    this.addEventListener('pointermove', ({ pointerType, clientX }) => {
      if (pointerType === 'mouse') this.#tell(this.#nearest(clientX));
    });
    this.addEventListener('keydown', (event) => {
      const index = this.#points.indexOf(event.target as SVGElement);
      const next = NEXT[event.key]?.(index, this.#points.length - 1);
      if (index === -1 || next === undefined) return;
      event.preventDefault();
      this.#points[next]?.focus();
    });
  }

  /** A finger is wider than a bar, so only its horizontal place counts. */
  #nearest(clientX: number): SVGElement | undefined {
    const distances = this.#points.map((point) => {
      const { left, width } = point.getBoundingClientRect();
      return Math.abs(left + width / 2 - clientX);
    });
    return this.#points[distances.indexOf(Math.min(...distances))];
  }

  #tell(target: EventTarget | null | undefined) {
    const told = this.#points.find((point) => point === target);
    if (told === undefined || this.#said === null) return;
    for (const point of this.#points) {
      point.classList.toggle('told', point === told);
      point.setAttribute('tabindex', point === told ? '0' : '-1');
    }
    this.#said.textContent = told.querySelector('title')?.textContent ?? '';
  }
}

customElements.define('chart-values', ChartValues);
