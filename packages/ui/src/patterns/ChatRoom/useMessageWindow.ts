import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../hooks/useLatest';
import type { MessageRowData, Rows } from './Rows';
import { useKeptPlace } from './useKeptPlace';
import type { Place } from './usePlace';
import { type ChunkRange, chunkNumber, chunksInView, chunkStart, spaceAround } from './chunkWindow';

const estimatedRow = 52;
const overscan = 200;
const firstView = 700;
/** Chunks that may stay drawn out of view, so that not every step of a scroll draws. */
const spareChunks = 4;

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
export function useMessageWindow(rows: Rows, scroller: RefObject<HTMLElement | null>, place: Place) {
  const chunks = useChunks(rows);
  const [measured] = useState(() => new Map<string, number>());
  const [view, setView] = useState({ start: 0, height: firstView });
  const heights = heightsOf(chunks, measured);
  const range = chunksInView(heights, { ...view, overscan });
  const latest = useLatest({ rows, chunks, heights, range });

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    for (const chunk of element.querySelectorAll<HTMLElement>('[data-chunk]')) {
      const key = chunk.dataset['chunk'] ?? '';
      if (!measured.has(key)) measured.set(key, chunk.offsetHeight);
    }
    latest.current.heights = heightsOf(latest.current.chunks, measured);
    const now = { start: Math.max(0, -element.scrollTop), height: element.clientHeight };
    const { heights: all, range: drawn } = latest.current;
    if (isEnough(drawn, chunksInView(all, { ...now, overscan }))) return;
    // What comes near may be drawn in a frame of its own; what is in view may not be missing from this one.
    if (isWithin(chunksInView(all, { ...now, overscan: 0 }), drawn)) setView(now);
    else flushSync(() => setView(now));
  }, [scroller, latest, measured]);

  // What is out of view keeps the height it had, so a measured chunk alone draws nothing anew.
  const measure = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      for (const entry of entries) {
        const key = (entry.target as HTMLElement).dataset['chunk'];
        const height = entry.borderBoxSize[0]?.blockSize ?? entry.contentRect.height;
        if (key && height > 0) measured.set(key, height);
      }
      place.restore();
      look();
    },
    [measured, place, look],
  );
  const observe = useChunkObserver(measure);

  // Chunks that change their height are told of before the frame is drawn; rows out of view are not.
  useKeptPlace({ scroller, place, feed: rows, ready: true, onScroll: look, onResize: look });

  /** Draws the place of a row, so that it can be scrolled to; CSS px from the end. */
  const reveal = useCallback(
    (key: string): number => {
      const { rows: all, chunks: places, heights: each } = latest.current;
      const row = all.lastIndexOf(key);
      const at = places.findIndex(({ to }) => to > row);
      const below = each.slice(Math.max(0, at)).reduce((sum, height) => sum + height, 0);
      setView({ start: Math.max(0, below - firstView), height: firstView });
      return below;
    },
    [latest],
  );

  return {
    chunks: chunks
      .slice(range.from, range.to)
      .map(({ key, from, to }): Chunk => ({ key, rows: rows.slice(from, to) })),
    around: spaceAround(heights, range),
    observe,
    reveal,
  };
}

function heightsOf(chunks: readonly ChunkPlace[], measured: ReadonlyMap<string, number>): number[] {
  return chunks.map(({ key, from, to }) => measured.get(key) ?? (to - from) * estimatedRow);
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

function useChunkObserver(measure: (entries: readonly ResizeObserverEntry[]) => void) {
  const observer = useRef<ResizeObserver | null>(null);
  return useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      observer.current ??= new ResizeObserver((entries, self) => {
        // Refs have no cleanup before React 19; a chunk that is gone reports a size of zero.
        for (const { target } of entries) if (!target.isConnected) self.unobserve(target);
        measure(entries.filter(({ target }) => target.isConnected));
      });
      observer.current.observe(node);
    },
    [measure],
  );
}

function isEnough(drawn: ChunkRange, wanted: ChunkRange): boolean {
  const spare = drawn.to - drawn.from - (wanted.to - wanted.from);
  return isWithin(wanted, drawn) && spare <= spareChunks;
}

const isWithin = (part: ChunkRange, all: ChunkRange) => part.from >= all.from && part.to <= all.to;
