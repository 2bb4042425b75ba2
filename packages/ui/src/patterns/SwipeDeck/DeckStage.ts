import { motionValue, type MotionValue } from 'framer-motion/dom';
import { durationScale, easingScale } from '../../theme';
import type { animate } from './animate';
import { type GestureRules, type PointerKind, type SwipeDecision, stampStrength, tiltOf } from './gesture';

const behindInset = 18;
const behindDrop = 14;
const veilOpacity = 0.44;
const reducedDuration = 100;
const exitDistance = '120%';

interface Pose {
  readonly element: HTMLElement;
  readonly property: 'transform' | 'opacity';
  readonly value: string;
}

/**
 * Puts the cards of a deck where the drag wants them. Inline styles always hold the place a card belongs to and
 * animations only play over them, so nothing waits for an animation and interrupting one is harmless.
 */
export class DeckStage {
  /** Offset of the top card, CSS px; public, so that stamps and others can derive from it. */
  readonly offset: MotionValue<number> = motionValue(0);
  rules: GestureRules;
  kind: PointerKind = 'mouse';
  isReduced = false;
  // [ENC-09]
  /** Milliseconds that a card takes to leave, come back or enter. */
  duration: number = durationScale.slow;
  /** Until its code is here, cards go where they belong at once. */
  animate: typeof animate | undefined;
  #root: HTMLElement | null = null;
  #width = 420;
  #running: { cancel: () => void }[] = [];

  constructor(rules: GestureRules) {
    this.rules = rules;
    this.offset.on('change', this.#write);
  }

  /** Milliseconds from a decision until the next card is on top. */
  get leaveDuration(): number {
    return this.isReduced ? reducedDuration : this.duration;
  }

  /** Takes the element around the cards; the answer lets go of it. */
  attach(root: HTMLElement): () => void {
    this.#root = root;
    const observer = new ResizeObserver(([entry]) => this.#resize(entry?.contentRect.width ?? 0));
    observer.observe(root);
    return () => {
      observer.disconnect();
      this.#stop();
      this.#root = null;
    };
  }

  /** The top card is being dragged by this kind of pointer. */
  grab(kind: PointerKind): void {
    this.kind = kind;
    this.#stop();
  }

  /** Every card at rest: after the top one changed. */
  settle(): void {
    this.#stop();
    const top = this.#card(0);
    if (top) Object.assign(top.style, { transform: '', opacity: '' });
    this.offset.jump(0);
    this.#write(0);
    for (const card of this.#root?.querySelectorAll<HTMLElement>('[data-depth]') ?? [])
      card.inert = card.dataset['depth'] !== '0';
  }

  /** Puts what has just come to where the drag is. */
  draw(): void {
    this.#write(this.offset.get());
  }

  /** Springs back from the drag. */
  springBack(): void {
    const before = this.#poses();
    this.offset.set(0);
    this.#write(0);
    this.#playFrom(before, this.duration);
  }

  /** Holds the card at its clamp while an answer is awaited. */
  hold(decision: SwipeDecision): void {
    const before = this.#poses();
    this.#moveTo(sideOf(decision) * this.rules.clamp[this.kind]);
    this.#playFrom(before, durationScale.base);
  }

  /** Sends the top card out to the side of the decision, or fades it when it was taken away. */
  leave(decision: SwipeDecision | 'removed'): void {
    this.#stop();
    const before = this.#poses();
    const top = this.#card(0);
    if (decision !== 'removed') this.#moveTo(sideOf(decision) * this.rules.clamp[this.kind]);
    if (top && (this.isReduced || decision === 'removed')) top.style.opacity = '0';
    else if (top && decision !== 'removed') top.style.transform = exitTransform(decision, this.rules.tilt);
    this.#playFrom(before, this.leaveDuration);
  }

  /** Brings a card back from the side it had left to. */
  enter(from: SwipeDecision): void {
    const top = this.#card(0);
    if (!top) return;
    const outside: Pose = this.isReduced
      ? { element: top, property: 'opacity', value: '0' }
      : { element: top, property: 'transform', value: exitTransform(from, this.rules.tilt) };
    this.#playFrom([outside], this.leaveDuration);
  }

  #moveTo(offset: number): void {
    this.offset.set(offset);
    this.#write(offset);
  }

  #write = (offset: number): void => {
    const clamp = this.rules.clamp[this.kind];
    const top = this.#card(0);
    if (top) {
      const tilt = this.isReduced ? 0 : tiltOf(offset, clamp, this.rules.tilt);
      top.style.transform = offset === 0 ? '' : `translateX(${offset}px) rotate(${tilt}deg)`;
      this.#stamp(top, 'like', Math.max(0, offset));
      this.#stamp(top, 'pass', Math.min(0, offset));
    }
    this.#grow(Math.min(1, Math.abs(offset) / clamp));
  };

  #stamp(top: HTMLElement, side: SwipeDecision, offset: number): void {
    const stamp = top.querySelector<HTMLElement>(`[data-stamp="${side}"]`);
    if (!stamp) return;
    const strength = stampStrength(offset, this.rules.thresholds[this.kind]);
    stamp.style.opacity = String(strength);
    stamp.style.setProperty('scale', String(0.9 + strength / 10));
  }

  #grow(progress: number): void {
    const next = this.#card(1);
    const veil = next?.querySelector<HTMLElement>('[data-veil]');
    if (!next || !veil) return;
    const left = 1 - progress;
    const scale = 1 - (2 * behindInset * left) / this.#width;
    next.style.transform = `translateY(${behindDrop * left}px) scale(${scale})`;
    veil.style.opacity = String(veilOpacity * left);
  }

  #poses(): Pose[] {
    const poses: Pose[] = [];
    const add = (element: HTMLElement | null | undefined, property: Pose['property']) => {
      if (element) poses.push({ element, property, value: element.style[property] || restOf(property) });
    };
    const top = this.#card(0);
    const next = this.#card(1);
    add(top, 'transform');
    add(top, 'opacity');
    add(next, 'transform');
    add(next?.querySelector<HTMLElement>('[data-veil]'), 'opacity');
    for (const stamp of top?.querySelectorAll<HTMLElement>('[data-stamp]') ?? []) add(stamp, 'opacity');
    return poses;
  }

  #playFrom(before: readonly Pose[], milliseconds: number): void {
    this.#stop();
    const { animate } = this;
    if (!animate) return;
    for (const { element, property, value } of before) {
      const to = element.style[property] || restOf(property);
      if (to === value || (this.isReduced && property === 'transform')) continue;
      const options = { duration: milliseconds / 1000, ease: [...easingScale.emphasised] as Bezier };
      const easing = property === 'opacity' ? { ...options, ease: 'linear' as const } : options;
      this.#running.push(animate(element, { [property]: [value, to] }, easing));
    }
  }

  #stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  #resize(width: number): void {
    if (width <= 0) return;
    this.#width = width;
    if (this.#running.length === 0) this.#write(this.offset.get());
  }

  #card(depth: 0 | 1): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(`[data-depth="${depth}"]`) ?? null;
  }
}

type Bezier = [number, number, number, number];
const sideOf = (decision: SwipeDecision) => (decision === 'like' ? 1 : -1);
const restOf = (property: Pose['property']) =>
  property === 'opacity' ? '1' : 'translateX(0px) rotate(0deg)';
const exitTransform = (decision: SwipeDecision, tilt: number) =>
  `translateX(${decision === 'like' ? '' : '-'}${exitDistance}) rotate(${sideOf(decision) * tilt}deg)`;
