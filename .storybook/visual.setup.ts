import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import type { ToolbarGlobals } from './withIskra';

declare module 'vitest' {
  interface ProvidedContext {
    visual: VisualRun;
  }
}

/** What one run over the photographed stories is about. */
export interface VisualRun {
  readonly locale: 'ru' | 'en';
  readonly direction: 'ltr' | 'rtl';
  /** Another browser than the references': tell differences, fail nothing. */
  readonly isReport: boolean;
}

/** `parameters.visual` of a story. */
export interface VisualParameters {
  /** What is photographed: a selector in the page. @default the story's own frame */
  readonly element?: string;
  /** Widths of the window in CSS px. @default [1280, 390] */
  readonly widths?: readonly number[];
  /** Themes. @default both */
  readonly themes?: readonly ('light' | 'dark')[];
  /** A screen as a member sees it: what fits into the window. @default false, all of the element */
  readonly isWindow?: boolean;
}

const { locale, direction, isReport } = inject('visual');
const usualHeight = 900;

globalThis.iskraStoryGlobals = { theme: 'light', locale, direction } satisfies ToolbarGlobals;
globalThis.iskraPhotograph = async ({ id, canvasElement, parameters }) => {
  const wanted = (parameters['visual'] ?? {}) as VisualParameters;
  await document.fonts.ready;
  await picturesDecoded();
  for (const width of wanted.widths ?? [1280, 390]) {
    const element = wanted.element ? document.querySelector(wanted.element) : canvasElement;
    if (!element) throw new Error(`Nothing to photograph at ${wanted.element}`);
    if (wanted.isWindow) await cutToWindow(width, canvasElement);
    else await fitWindow(width, element);
    for (const theme of wanted.themes ?? (['light', 'dark'] as const)) {
      document.documentElement.dataset['iskraTheme'] = theme;
      await photograph(element, [id, theme, direction === 'rtl' ? 'rtl' : locale, width].join('-'));
    }
    document.documentElement.dataset['iskraTheme'] = 'light';
  }
};

const windowHeights: Readonly<Record<number, number>> = { 390: 844, 768: 1024 };

/** What lies below the window is not in the picture. */
async function cutToWindow(width: number, canvasElement: HTMLElement): Promise<void> {
  const height = windowHeights[width] ?? usualHeight;
  await page.viewport(width, height);
  Object.assign(canvasElement.style, { blockSize: `${height}px`, overflow: 'hidden' });
  await drawn();
  await expect.poll(() => awaited(canvasElement), { timeout: 10_000 }).toEqual([]);
}

/** The page learns of its window in the next frame, and shows what follows in the one after. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** A window of another kind has a layout and pictures of its own, which must load first. */
function awaited(canvasElement: HTMLElement): Element[] {
  const busy = canvasElement.querySelectorAll('[aria-busy="true"], [role="progressbar"][aria-label]:empty');
  const pictures = [...canvasElement.querySelectorAll('img')];
  const isInWindow = (image: Element) => image.getBoundingClientRect().top < window.innerHeight;
  return [...busy, ...pictures.filter((image) => !image.complete && isInWindow(image))];
}

async function fitWindow(width: number, element: Element): Promise<void> {
  await page.viewport(width, usualHeight);
  // A picture ends at the window's edge.
  const { bottom } = element.getBoundingClientRect();
  if (bottom > usualHeight) await page.viewport(width, Math.ceil(bottom));
}

async function photograph(element: Element, name: string): Promise<void> {
  try {
    await expect.element(page.elementLocator(element)).toMatchScreenshot(name);
  } catch (error) {
    if (!isReport) throw error;
    console.warn(`visual: ${name} differs`);
  }
}

/** Loads what waits to be scrolled to as well: a picture taken too early would be one of a grey box. */
function picturesDecoded(): Promise<unknown> {
  const pictures = [...document.images].filter((image) => image.src !== '');
  for (const picture of pictures) picture.loading = 'eager';
  // A broken picture is a picture too: the story shows what stands in its place.
  return Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
}
