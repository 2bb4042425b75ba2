import { createContext, useContext } from 'react';

export type Locale = 'ru' | 'en';
export type Direction = 'ltr' | 'rtl';
export type ThemeName = 'light' | 'dark' | 'system';
export type MotionName = 'system' | 'none';

/** What the provider tells the components. */
export interface IskraSettings {
  /** Language of the built-in strings, of dates and numbers. @default 'ru' */
  locale: Locale;
  /** Direction of reading. @default 'ltr' */
  dir: Direction;
  /** How much moves; `system` follows the device. @default 'system' */
  motion: MotionName;
  /** Replaced built-in strings by component name. */
  labels?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
}

export const IskraContext = /* @__PURE__ */ createContext<IskraSettings>({
  locale: 'ru',
  dir: 'ltr',
  motion: 'system',
});

/** The provider's settings: locale, direction, motion. */
export const useIskra = (): IskraSettings => useContext(IskraContext);

export const ScopeContext = /* @__PURE__ */ createContext<HTMLElement | null>(null);

/** Where a portal opens: the wrapper of a `scoped` provider, with its theme, language and direction; else the body. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(ScopeContext) ?? undefined;
