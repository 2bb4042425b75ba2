import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import type { MessageRowData } from './buildRows';
import { type ChunkRange, chunkNumber, chunksInView, spaceAround } from './chunkWindow';

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

/** The chunks that are drawn and the heights of what is not; measured heights replace estimates. */
export function useMessageWindow(rows: readonly MessageRowData[], scroller: RefObject<HTMLElement | null>) {
  const chunks = useChunks(rows);
  const [measured] = useState(() => new Map<string, number>());
  const [, setVersion] = useState(0);
  const heights = chunks.map((chunk) => measured.get(chunk.key) ?? chunk.rows.length * estimatedRow);
  const [fromEnd, setFromEnd] = useState<number>(0);
  const [viewHeight, setViewHeight] = useState(firstView);
  const range = chunksInView(heights, { start: fromEnd, height: viewHeight, overscan });
  const latest = useRef({ chunks, heights, range });
  useIsomorphicLayoutEffect(() => {
    latest.current = { chunks, heights, range };
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
    const { chunks: all, heights: each } = latest.current;
    const at = all.findIndex((chunk) => chunk.rows.some((row) => row.key === key));
    const below = each.slice(Math.max(0, at)).reduce((sum, height) => sum + height, 0);
    setFromEnd(Math.max(0, below - firstView));
    return below;
  }, []);

  return {
    chunks: chunks.slice(range.from, range.to),
    around: spaceAround(heights, range),
    observe,
    reveal,
    place,
  };
}

function useChunks(rows: readonly MessageRowData[]): Chunk[] {
  const [anchor, setAnchor] = useState<string | undefined>(rows[0]?.key);
  const found = rows.findIndex((row) => row.key === anchor);
  if (found < 0 && rows[0] && rows[0].key !== anchor) setAnchor(rows[0].key);
  return useMemo(() => {
    const origin = Math.max(0, found);
    const byNumber = new Map<number, MessageRowData[]>();
    rows.forEach((row, at) => {
      const number = chunkNumber(at, origin);
      const known = byNumber.get(number);
      if (known) known.push(row);
      else byNumber.set(number, [row]);
    });
    return Array.from(byNumber, ([number, each]) => ({ key: String(number), rows: each }));
  }, [rows, found]);
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
