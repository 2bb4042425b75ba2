import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';

/** A mouse drags after 4 px; a finger after a quarter of a second, so that it can still scroll. */
const slop = { mouse: 4, touch: 8 };
const holdMs = 250;

interface Drag {
  readonly id: string;
  readonly pointerId: number;
  readonly cell: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** The places of the photos when it began. */
  readonly places: readonly DOMRect[];
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  isMoving: boolean;
}

export interface DragOrderOptions {
  isOn: boolean;
  onPickUp: (id: string) => void;
  /** Let go over a place, from 0; undefined when over none. */
  onPutDown: (id: string, place: number | undefined) => void;
}

// [B2.10]
/** A photo follows mouse or finger and lands where it is let go. Handlers of the list. */
export function useDragOrder({ isOn, onPickUp, onPutDown }: DragOrderOptions) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [over, setOver] = useState<{ id: string; place: number | undefined } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useStillPage(list, isOn, drag);

  function end(): Drag | null {
    const ended = drag.current;
    if (!ended) return null;
    clearTimeout(ended.timer);
    ended.cell.style.removeProperty('transform');
    drag.current = null;
    setOver(null);
    return ended.isMoving ? ended : null;
  }
  useEscape(over !== null, end);
  useEffect(() => () => clearTimeout(drag.current?.timer), []);

  function begin(started: Drag): void {
    if (drag.current !== started) return;
    started.isMoving = true;
    started.cell.setPointerCapture(started.pointerId);
    setOver({ id: started.id, place: undefined });
    onPickUp(started.id);
  }

  function handleDown(event: PointerEvent<HTMLElement>): void {
    wasDragged.current = false;
    end();
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null;
    const isOnMenu = event.target instanceof Element && event.target.closest('[data-part=menu]') !== null;
    if (!isOn || !cell || isOnMenu || event.button !== 0 || !event.isPrimary) return;
    const started: Drag = {
      id: cell.dataset['photo'] ?? '',
      pointerId: event.pointerId,
      cell,
      x: event.clientX,
      y: event.clientY,
      places: [...event.currentTarget.querySelectorAll('[data-photo]')].map((each) =>
        each.getBoundingClientRect(),
      ),
      timer: event.pointerType === 'mouse' ? undefined : setTimeout(() => begin(started), holdMs),
      isMoving: false,
    };
    if (started.places.length > 1) drag.current = started;
    else clearTimeout(started.timer);
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    const moved = drag.current;
    if (moved?.pointerId !== event.pointerId) return;
    const dx = event.clientX - moved.x;
    const dy = event.clientY - moved.y;
    if (!moved.isMoving) {
      const isFar = Math.hypot(dx, dy) > (moved.timer === undefined ? slop.mouse : slop.touch);
      if (isFar && moved.timer !== undefined) end();
      else if (isFar) begin(moved);
      if (!drag.current?.isMoving) return;
    }
    moved.cell.style.setProperty('transform', `translate(${dx}px, ${dy}px)`);
    const place = placeAt(moved.places, event.clientX, event.clientY);
    setOver((before) => (before?.place === place ? before : { id: moved.id, place }));
  }

  function handleUp(event: PointerEvent<HTMLElement>): void {
    if (drag.current?.pointerId !== event.pointerId) return;
    const ended = end();
    if (!ended) return;
    wasDragged.current = true;
    onPutDown(ended.id, placeAt(ended.places, event.clientX, event.clientY));
  }

  return {
    list,
    draggedId: over?.id,
    targetPlace: over?.place,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: () => void end(),
      // Letting go is no press on the photo.
      onClickCapture: (event: MouseEvent) => {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onContextMenu: (event: MouseEvent) => {
        if (drag.current?.isMoving) event.preventDefault();
      },
    },
  };
}

function placeAt(places: readonly DOMRect[], x: number, y: number): number | undefined {
  const at = places.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return at < 0 ? undefined : at;
}

/** While a photo is dragged the page does not scroll: the listener must be there before the finger comes down. */
function useStillPage(list: RefObject<HTMLElement | null>, isOn: boolean, drag: RefObject<Drag | null>) {
  useEffect(() => {
    const node = list.current;
    if (!isOn || !node) return;
    const handleTouch = (event: TouchEvent) => {
      if (drag.current?.isMoving) event.preventDefault();
    };
    node.addEventListener('touchmove', handleTouch, { passive: false });
    return () => node.removeEventListener('touchmove', handleTouch);
  }, [list, isOn, drag]);
}

function useEscape(isOn: boolean, onEscape: () => void): void {
  const latest = useLatest(onEscape);
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn, latest]);
}
