/** Browsers that a list of one's sessions tells apart; any other one is null. */
export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung', 'yandex'] as const;
export type BrowserName = (typeof browsers)[number];

/** Systems that it tells apart; any other one is null. */
export const systems = ['android', 'ios', 'windows', 'macos', 'linux'] as const;
export type SystemName = (typeof systems)[number];

/** What a browser says of itself, in these few words; the rest of it is kept nowhere. */
export interface Device {
  readonly browser: BrowserName | null;
  readonly system: SystemName | null;
}
