const restDelay = 140;
const notchSize = 40;

export interface WheelOptions {
  // [CON-01]
  /** Pixels of wheel for a pixel of the pointer. */
  readonly sensitivity: () => number;
  readonly rowHeight: () => number;
  /** Number of rows, drawn or not. */
  readonly total: () => number;
  /** Nothing may be rolled. */
  readonly isLocked: () => boolean;
  readonly isReduced: () => boolean;
  /** At its end the wheel of the mouse scrolls what is around. */
  readonly chainsScroll: () => boolean;
  /** A row came to rest in the middle. */
  readonly onRest: (row: number) => void;
  /** Another row passes the middle. */
  readonly onPass: (row: number) => void;
}

/** Moves one column by finger, wheel and calls; nothing here renders, it only tells where it came to rest. */
export class WheelColumn {
  readonly element: HTMLElement;
  readonly options: WheelOptions;
  /** A hand holds it or has flung it: set by `WheelDrag`. */
  isHeld = false;
  /** Lets go of what `WheelDrag` holds. */
  letGo: (() => void) | undefined;
  /** The row it rolls to. */
  goal: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #middle: number;
  #dragging: Promise<unknown> | undefined;

  /** `middle`: the row that is marked already. */
  constructor(element: HTMLElement, options: WheelOptions, middle: number) {
    this.element = element;
    this.options = options;
    this.#middle = middle;
  }

  /** Starts to listen; the answer stops. */
  listen(): () => void {
    const on = new AbortController();
    const { signal } = on;
    const { element } = this;
    element.addEventListener('scroll', this.#handleScroll, { signal, passive: true });
    element.addEventListener('scrollend', this.#rest, { signal });
    element.addEventListener('wheel', this.#handleWheel, { signal, passive: false });
    element.addEventListener('click', this.#handleClick, { signal });
    const loadDrag = () => {
      this.#dragging ??= import('./WheelDrag').then(
        ({ listenForDrags }) => listenForDrags(this, signal),
        () => (this.#dragging = undefined),
      );
    };
    // The platform scrolls by finger; what a mouse needs comes with the mouse.
    if ('scaled' in element.dataset) loadDrag();
    else
      element.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && loadDrag(), {
        signal,
      });
    return () => {
      on.abort();
      clearTimeout(this.#timer);
      this.letGo?.();
    };
  }

  /** Row in the middle. */
  get row(): number {
    return this.inside(Math.round(this.element.scrollTop / this.options.rowHeight()));
  }

  /** It rolls or is held. */
  get isMoving(): boolean {
    return this.#timer !== undefined || this.isHeld;
  }

  /** A row brought between the first and the last. */
  inside(row: number): number {
    return Math.max(0, Math.min(this.options.total() - 1, row));
  }

  /** Puts a row into the middle at once, without telling. */
  place(row: number): void {
    this.letGo?.();
    this.goal = null;
    this.element.scrollTop = row * this.options.rowHeight();
    this.mark(row);
  }

  /** Rolls to a row; reported when it comes to rest. */
  roll(row: number): void {
    this.goal = row;
    const behavior = this.options.isReduced() ? 'instant' : 'smooth';
    this.element.scrollTo({ top: row * this.options.rowHeight(), behavior });
    this.restLater();
  }

  /** Writes how near each row is to the middle, for its size and colour. */
  mark(row: number): void {
    if (row === this.#middle) return;
    const rows = this.element.children;
    const first = Number((rows[0] as HTMLElement | undefined)?.dataset['row']);
    for (let at = this.#middle - 1; at <= this.#middle + 1; at += 1)
      rows[at - first]?.removeAttribute('data-near');
    for (const distance of [-1, 0, 1])
      rows[row + distance - first]?.setAttribute('data-near', String(Math.abs(distance)));
    this.#middle = row;
  }

  /** Tells of the row in the middle as soon as nothing moves. */
  // Not every browser has `scrollend`, and none sends it when there was nothing to scroll.
  restLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#rest, restDelay);
  }

  #handleScroll = (): void => {
    const { row } = this;
    if (row !== this.#middle) {
      this.options.onPass(row);
      this.mark(row);
    }
    if (!this.isHeld) this.restLater();
  };

  #rest = (): void => {
    if (this.isHeld) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { row } = this;
    if (Math.abs(this.element.scrollTop - row * this.options.rowHeight()) >= 2) {
      // Where rows are drawn as needed nothing snaps by itself.
      if ('windowed' in this.element.dataset) this.roll(row);
      else this.restLater();
      return;
    }
    this.goal = null;
    this.options.onRest(row);
  };

  #handleWheel = (event: WheelEvent): void => {
    if (this.options.isLocked() || event.ctrlKey || event.deltaY === 0) return;
    const from = this.goal ?? this.row;
    const to = this.inside(from + Math.sign(event.deltaY));
    if (to === from && this.options.chainsScroll()) return;
    // A trackpad moves by a few pixels, which the browser scrolls and snaps itself.
    const isNotch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= notchSize;
    if (to !== from && !isNotch) return;
    event.preventDefault();
    if (to !== from) this.roll(to);
  };

  #handleClick = (event: MouseEvent): void => {
    const row = (event.target as HTMLElement).dataset['row'];
    if (row && !this.options.isLocked()) this.roll(Number(row));
  };
}
