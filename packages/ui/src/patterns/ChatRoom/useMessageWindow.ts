import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import type { MessageRowData, Rows } from './Rows';
import { type ChunkRange, chunkNumber, chunksInView, chunkStart, spaceAround } from './chunkWindow';

const estimatedRow = 52;
const overscan = 200;
const firstView = 900;

/** CSS px from the end that still count as the end. */
export const nearEnd = 40;

/** A few rows that are drawn, measured and remembered together. */
export interface Chunk {
  readonly key: string;
  readonly rows: readonly MessageRowData[];
}

/** Which rows a chunk has, before they are made. */
interface ChunkPlace {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** The chunks that are drawn and the heights of what is not; measured heights replace estimates. */
export function useMessageWindow(rows: Rows, scroller: RefObject<HTMLElement | null>) {
  const chunks = useChunks(rows);
  const [measured] = useState(() => new Map<string, number>());
  const [, setVersion] = useState(0);
  const heights = chunks.map(({ key, from, to }) => measured.get(key) ?? (to - from) * estimatedRow);
  const [fromEnd, setFromEnd] = useState<number>(0);
  const [viewHeight, setViewHeight] = useState(firstView);
  const range = chunksInView(heights, { start: fromEnd, height: viewHeight, overscan });
  const latest = useRef({ rows, chunks, heights, range });
  useIsomorphicLayoutEffect(() => {
    latest.current = { rows, chunks, heights, range };
  });

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const start = Math.max(0, -element.scrollTop);
    const height = element.clientHeight;
    const wanted = chunksInView(latest.current.heights, { start, height, overscan });
    if (isSameRange(wanted, latest.current.range)) return;
    setFromEnd(start);
    setViewHeight(height);
  }, [scroller]);

  const place = usePlace(scroller);
  const measure = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      let isChanged = false;
      for (const entry of entries) {
        const key = (entry.target as HTMLElement).dataset['chunk'];
        const height = entry.borderBoxSize[0]?.blockSize ?? entry.contentRect.height;
        if (!key || height === 0 || Math.abs((measured.get(key) ?? 0) - height) < 0.5) continue;
        measured.set(key, height);
        isChanged = true;
      }
      place.restore();
      if (isChanged) setVersion((version) => version + 1);
    },
    [measured, place],
  );
  const observe = useChunkObserver(measure);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const handleScroll = () => {
      place.record();
      flushSync(look);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    const observer = new ResizeObserver(() => look());
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scroller, look, place]);
  useIsomorphicLayoutEffect(place.restore);

  /** Draws the place of a row, so that it can be scrolled to; CSS px from the end. */
  const reveal = useCallback((key: string): number => {
    const { rows: all, chunks: places, heights: each } = latest.current;
    const row = all.lastIndexOf(key);
    const at = places.findIndex(({ to }) => to > row);
    const below = each.slice(Math.max(0, at)).reduce((sum, height) => sum + height, 0);
    setFromEnd(Math.max(0, below - firstView));
    return below;
  }, []);

  return {
    chunks: chunks
      .slice(range.from, range.to)
      .map(({ key, from, to }): Chunk => ({ key, rows: rows.slice(from, to) })),
    around: spaceAround(heights, range),
    observe,
    reveal,
    place,
  };
}

function useChunks(rows: Rows): ChunkPlace[] {
  const [anchor, setAnchor] = useState<string | undefined>(() => rows.keyAt(0));
  const found = rows.indexOf(anchor);
  const first = rows.keyAt(0);
  if (found < 0 && first !== undefined && first !== anchor) setAnchor(first);
  const origin = Math.max(0, found);
  return useMemo(() => chunkPlaces(rows.length, origin), [rows.length, origin]);
}

function chunkPlaces(rowCount: number, origin: number): ChunkPlace[] {
  if (rowCount === 0) return [];
  const first = chunkNumber(0, origin);
  const count = chunkNumber(rowCount - 1, origin) - first + 1;
  return Array.from({ length: count }, (_, at) => {
    const number = first + at;
    const [from, to] = [chunkStart(number, origin), chunkStart(number + 1, origin)];
    return { key: String(number), from: Math.max(0, from), to: Math.min(rowCount, to) };
  });
}

/** Keeps what is being read where it is, whatever changes above or below it; at the end the list hangs on its end. */
function usePlace(scroller: RefObject<HTMLElement | null>) {
  const [place] = useState(() => {
    let anchor: { element: Element; top: number } | null = null;
    const record = () => {
      const element = scroller.current;
      anchor = null;
      if (!element || -element.scrollTop < nearEnd) return;
      const edge = element.getBoundingClientRect().top;
      for (const chunk of element.querySelectorAll('[data-chunk]')) {
        const { top, bottom } = chunk.getBoundingClientRect();
        if (bottom <= edge) continue;
        anchor = { element: chunk, top };
        return;
      }
    };
    const restore = () => {
      const element = scroller.current;
      if (!element || !anchor?.element.isConnected) return;
      const shift = anchor.element.getBoundingClientRect().top - anchor.top;
      if (Math.abs(shift) >= 1) element.scrollTop += shift;
    };
    return { record, restore };
  });
  return place;
}

function useChunkObserver(measure: (entries: readonly ResizeObserverEntry[]) => void) {
  const observer = useRef<ResizeObserver | null>(null);
  return useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      observer.current ??= new ResizeObserver((entries, self) => {
        // A ref's own cleanup is not there before React 19; a chunk that went is told of by its size.
        for (const { target } of entries) if (!target.isConnected) self.unobserve(target);
        measure(entries.filter(({ target }) => target.isConnected));
      });
      observer.current.observe(node);
    },
    [measure],
  );
}

const isSameRange = (a: ChunkRange, b: ChunkRange) => a.from === b.from && a.to === b.to;
