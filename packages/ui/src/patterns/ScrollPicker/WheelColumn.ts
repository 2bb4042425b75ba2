import { rowHeight } from './ScrollPicker.styles';

const restDelay = 140;
const notchSize = 40;

interface WheelOptions {
  /** Pixels of wheel for a pixel of the mouse [CON-01]. */
  readonly sensitivity: () => number;
  readonly count: () => number;
  readonly isReduced: () => boolean;
  /** A row came to rest in the middle. */
  readonly onRest: (index: number) => void;
  /** Another row passes the middle. */
  readonly onPass: (index: number) => void;
}

/** Moves one column by finger, mouse, wheel and calls; nothing here renders, it only tells where it came to rest. */
export class WheelColumn {
  readonly #element: HTMLElement;
  readonly #options: WheelOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drag: { id: number; y: number; top: number; hasMoved: boolean } | null = null;
  #middle = -1;
  #goal: number | null = null;
  #wasDragged = false;

  constructor(element: HTMLElement, options: WheelOptions) {
    this.#element = element;
    this.#options = options;
  }

  /** Starts to listen; the answer stops. */
  listen(): () => void {
    const on = new AbortController();
    const { signal } = on;
    const element = this.#element;
    element.addEventListener('scroll', this.#handleScroll, { signal, passive: true });
    element.addEventListener('scrollend', this.#rest, { signal });
    element.addEventListener('wheel', this.#handleWheel, { signal, passive: false });
    element.addEventListener('pointerdown', this.#handleDown, { signal });
    element.addEventListener('pointermove', this.#handleMove, { signal });
    element.addEventListener('pointerup', this.#handleUp, { signal });
    element.addEventListener('pointercancel', this.#handleUp, { signal });
    element.addEventListener('click', this.#handleClick, { signal });
    return () => {
      on.abort();
      clearTimeout(this.#timer);
    };
  }

  /** Index in the middle. */
  get index(): number {
    return Math.max(0, Math.min(this.#options.count() - 1, Math.round(this.#element.scrollTop / rowHeight)));
  }

  /** Puts a row into the middle at once, without telling. */
  place(index: number): void {
    this.#element.scrollTop = index * rowHeight;
    this.mark(index);
  }

  /** Rolls to a row; it is told when it has come to rest. */
  roll(index: number): void {
    this.#goal = index;
    const behavior = this.#options.isReduced() ? 'instant' : 'smooth';
    this.#element.scrollTo({ top: index * rowHeight, behavior });
    this.#restLater();
  }

  /** Writes how near each row is to the middle, for its size and colour. */
  mark(index: number): void {
    const rows = this.#element.children;
    for (let at = Math.max(0, this.#middle - 2); at <= Math.min(rows.length - 1, this.#middle + 2); at += 1)
      rows[at]?.removeAttribute('data-near');
    for (const distance of [-1, 0, 1])
      rows[index + distance]?.setAttribute('data-near', String(Math.abs(distance)));
    this.#middle = index;
  }

  #handleScroll = (): void => {
    const { index } = this;
    if (index !== this.#middle) {
      this.mark(index);
      this.#options.onPass(index);
    }
    this.#restLater();
  };

  // Not every browser has `scrollend`, and none sends it when there was nothing to scroll.
  #restLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#rest, restDelay);
  }

  #rest = (): void => {
    clearTimeout(this.#timer);
    if (this.#drag?.hasMoved) return;
    const isOnRow = Math.abs(this.#element.scrollTop - this.index * rowHeight) < 2;
    if (!isOnRow) {
      this.#restLater();
      return;
    }
    this.#goal = null;
    this.#options.onRest(this.index);
  };

  #handleWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const isNotch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= notchSize;
    if (!isNotch) {
      this.#element.scrollTop += event.deltaY;
      return;
    }
    const from = this.#goal ?? this.index;
    const last = this.#options.count() - 1;
    this.roll(Math.max(0, Math.min(last, from + Math.sign(event.deltaY))));
  };

  #handleDown = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    this.#goal = null;
    this.#drag = { id: event.pointerId, y: event.clientY, top: this.#element.scrollTop, hasMoved: false };
  };

  #handleMove = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || drag.id !== event.pointerId) return;
    const distance = event.clientY - drag.y;
    if (!drag.hasMoved && Math.abs(distance) < 4) return;
    if (!drag.hasMoved) {
      drag.hasMoved = true;
      this.#element.dataset['dragging'] = '';
      if (event.isTrusted) this.#element.setPointerCapture(event.pointerId);
    }
    this.#element.scrollTop = drag.top - distance * this.#options.sensitivity();
  };

  #handleUp = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || drag.id !== event.pointerId) return;
    this.#drag = null;
    this.#wasDragged = drag.hasMoved;
    if (!drag.hasMoved) return;
    const { index } = this;
    delete this.#element.dataset['dragging'];
    this.roll(index);
  };

  #handleClick = (event: MouseEvent): void => {
    // The click that ends a drag is not meant.
    const wasDragged = this.#wasDragged;
    this.#wasDragged = false;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (!wasDragged && row) this.roll(Number(row.dataset['row']));
  };
}
