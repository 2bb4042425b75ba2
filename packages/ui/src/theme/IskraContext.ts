import { createContext, useContext } from 'react';
import type { SomeLabels } from '../locales/KitLabels';
import type { LabelPack } from '../locales/LabelPack';

export type Direction = 'ltr' | 'rtl';
export type ThemeName = 'light' | 'dark' | 'system';
export type MotionName = 'system' | 'none';

/** What the provider tells the components. */
export interface IskraSettings {
  /** Language of the built-in strings, of dates and numbers, as a BCP-47 tag. */
  readonly locale: string;
  /** Direction of reading. */
  readonly dir: Direction;
  /** How much moves; `system` follows the device. */
  readonly motion: MotionName;
  /** Of the hours and days that are shown; without it that of the machine. */
  readonly timeZone?: string | undefined;
  /** The language's strings; without it they are English. */
  readonly pack?: LabelPack<SomeLabels> | undefined;
  /** Replaced built-in strings. */
  readonly labels?: SomeLabels | undefined;
}

export const IskraContext = /* @__PURE__ */ createContext<IskraSettings>({
  locale: 'en',
  dir: 'ltr',
  motion: 'system',
});

/** The provider's settings: locale, direction, motion. */
export const useIskra = (): IskraSettings => useContext(IskraContext);

/** The wrapper of a `scoped` provider, null until it is there; undefined without one. */
export const ScopeContext = /* @__PURE__ */ createContext<HTMLElement | null | undefined>(undefined);

/** Where a portal opens: the wrapper of a `scoped` provider, with its theme, language and direction; else the body. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(ScopeContext) ?? undefined;
