import { useCallback, useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { cellUnder, holdMs, isFar, placeAt, type Drag } from './dragRules';
import { useStillPage } from './useStillPage';

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
  const click = useClickAfterDrag();
  const [over, setOver] = useState<{ id: string; place: number | undefined } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isMoving = useCallback(() => drag.current?.isMoving === true, []);
  useStillPage(list, isOn, isMoving);

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
    click.expect(false);
    end();
    const cell = cellUnder(event.target);
    if (!isOn || !cell || event.button !== 0 || !event.isPrimary) return;
    const places = placesIn(event.currentTarget);
    if (places.length < 2) return;
    const { pointerId, clientX: x, clientY: y } = event;
    const timer = event.pointerType === 'mouse' ? undefined : setTimeout(() => begin(started), holdMs);
    const id = cell.dataset['photo'] ?? '';
    const started: Drag = { id, pointerId, cell, x, y, places, timer, isMoving: false };
    drag.current = started;
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    const moved = drag.current;
    if (moved?.pointerId !== event.pointerId) return;
    const [dx, dy] = [event.clientX - moved.x, event.clientY - moved.y];
    if (!moved.isMoving) {
      if (!isFar(moved, dx, dy)) return;
      // A finger that went away before it was held scrolls.
      if (moved.timer !== undefined) return void end();
      begin(moved);
    }
    moved.cell.style.setProperty('transform', `translate(${dx}px, ${dy}px)`);
    const place = placeAt(moved.places, event.clientX, event.clientY);
    setOver((before) => (before?.place === place ? before : { id: moved.id, place }));
  }

  function handleUp(event: PointerEvent<HTMLElement>): void {
    if (drag.current?.pointerId !== event.pointerId) return;
    const ended = end();
    if (!ended) return;
    click.expect(true);
    onPutDown(ended.id, placeAt(ended.places, event.clientX, event.clientY));
  }

  const handlers = {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerCancel: () => void end(),
    onClickCapture: click.swallow,
    onContextMenu: (event: MouseEvent) => isMoving() && event.preventDefault(),
  };
  return { list, draggedId: over?.id, targetPlace: over?.place, handlers };
}

const placesIn = (list: HTMLElement) =>
  [...list.querySelectorAll('[data-photo]')].map((each) => each.getBoundingClientRect());

/** Letting go of a photo is no press on it: the click that comes after a drag is kept from the photo. */
function useClickAfterDrag() {
  const isUnwanted = useRef(false);
  return {
    expect: (comesAfterDrag: boolean) => {
      isUnwanted.current = comesAfterDrag;
    },
    swallow: (event: MouseEvent) => {
      if (!isUnwanted.current) return;
      isUnwanted.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
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
