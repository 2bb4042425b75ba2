import type { Locale } from '@iskra/api-contract';

/** Settings that the server keeps and that are on or off. */
export type Setting = 'sound' | 'pause' | 'onlineHidden' | 'chatMarks';

/** What a member wants to be so from now on. */
export type Deed =
  | { readonly kind: 'like'; readonly otherId: number; readonly isOn: boolean }
  | { readonly kind: Setting; readonly isOn: boolean }
  | { readonly kind: 'locale'; readonly locale: Locale };

/** What the server answered. */
export interface DeedAnswer {
  /** The dialogue that a like leads to, if there is one. */
  readonly dialogId?: number | null;
  /** How many likes are left today; null without a limit. */
  readonly likesLeft?: number | null;
  /** What a setting is from now on. */
  readonly isOn?: boolean;
}

/** The server's answer, or that none came and the deed goes out later. */
export type Outcome = DeedAnswer | 'waits';

export const likeLane = (otherId: number) => `like ${otherId}`;

/** What a deed is about: of deeds about one thing only the last counts. */
export const laneOf = (deed: Deed): string => (deed.kind === 'like' ? likeLane(deed.otherId) : deed.kind);
