import { flingGoal, flingTime } from './flingGoal';
import type { WheelColumn } from './WheelColumn';

const slop = 4;
/** A hand that stood still for so long before it let go flings nothing, ms. */
const stillTime = 80;

interface Drag {
  readonly id: number;
  readonly y: number;
  readonly top: number;
  hasMoved: boolean;
  /** Of the last move: where the wheel stood, when, and how fast it went, px/ms. */
  last: { top: number; time: number; speed: number };
}

// [B3.2]
/** Lets a mouse or a pen, with `data-scaled` a finger too, drag a column and fling it. */
export function listenForDrags(wheel: WheelColumn, signal: AbortSignal): void {
  const drags = new WheelDrag(wheel);
  const { element } = wheel;
  element.addEventListener('pointerdown', drags.handleDown, { signal });
  element.addEventListener('pointermove', drags.handleMove, { signal });
  element.addEventListener('pointerup', drags.handleUp, { signal });
  element.addEventListener('pointercancel', drags.handleUp, { signal });
  element.addEventListener('click', drags.handleClick, { signal, capture: true });
  element.dataset['draggable'] = '';
}

class WheelDrag {
  readonly #wheel: WheelColumn;
  #frame = 0;
  #drag: Drag | null = null;
  #wasDragged = false;

  constructor(wheel: WheelColumn) {
    this.#wheel = wheel;
    wheel.letGo = this.#letGo;
  }

  handleDown = (event: PointerEvent): void => {
    const { element, options, isHeld, goal } = this.#wheel;
    const isNative = event.pointerType !== 'mouse' && !('scaled' in element.dataset);
    if (isNative || event.button !== 0 || this.#drag || options.isLocked()) return;
    const top = element.scrollTop;
    // A new touch stops the motion.
    if (isHeld || goal !== null) {
      this.#letGo();
      element.scrollTo({ top, behavior: 'instant' });
      this.#wheel.goal = null;
    }
    const last = { top, time: event.timeStamp, speed: 0 };
    this.#drag = { id: event.pointerId, y: event.clientY, top, hasMoved: false, last };
  };

  handleMove = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.id !== event.pointerId) return;
    const distance = event.clientY - drag.y;
    if (!drag.hasMoved && Math.abs(distance) < slop) return;
    const { element, options } = this.#wheel;
    if (!drag.hasMoved) {
      drag.hasMoved = true;
      this.#wheel.isHeld = true;
      element.dataset['dragging'] = '';
      if (event.isTrusted) element.setPointerCapture(event.pointerId);
    }
    const top = drag.top - distance * options.sensitivity();
    element.scrollTop = top;
    const { last } = drag;
    const passed = event.timeStamp - last.time;
    const speed = passed > 0 ? (top - last.top) / passed : last.speed;
    drag.last = { top, time: event.timeStamp, speed };
  };

  handleUp = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.id !== event.pointerId) return;
    this.#drag = null;
    this.#wasDragged = drag.hasMoved;
    if (!drag.hasMoved) return;
    const { element, options } = this.#wheel;
    const isStill = event.type === 'pointercancel' || event.timeStamp - drag.last.time > stillTime;
    const speed = isStill || options.isReduced() ? 0 : drag.last.speed;
    this.#fling(flingGoal(element.scrollTop, speed, options.rowHeight(), options.total()));
  };

  /** The click that ends a drag is not meant. */
  handleClick = (event: MouseEvent): void => {
    if (this.#wasDragged) event.stopPropagation();
    this.#wasDragged = false;
  };

  /** Rolls on with the speed of the hand, ever slower, and ends on a row. */
  #fling(row: number): void {
    const { element, options } = this.#wheel;
    const from = element.scrollTop;
    const to = row * options.rowHeight();
    const start = performance.now();
    const step = (now: number) => {
      const left = options.isReduced() ? 0 : (to - from) * Math.exp(-(now - start) / flingTime);
      const isThere = Math.abs(left) < 1;
      element.scrollTop = isThere ? to : to - left;
      if (!isThere) {
        this.#frame = requestAnimationFrame(step);
        return;
      }
      this.#letGo();
      this.#wheel.restLater();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #letGo = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#drag = null;
    this.#wheel.isHeld = false;
    delete this.#wheel.element.dataset['dragging'];
  };
}
