import type { BrowserName, Device, SystemName } from '../devices';

/** The first that fits counts: most browsers also name those that they descend from. */
const browserMarks: readonly (readonly [RegExp, BrowserName])[] = [
  [/YaBrowser\//, 'yandex'],
  [/SamsungBrowser\//, 'samsung'],
  [/\b(?:OPR|OPT|OPX|Opera)\//, 'opera'],
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'safari'],
];
const systemMarks: readonly (readonly [RegExp, SystemName])[] = [
  [/\bAndroid\b/, 'android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'macos'],
  [/\b(?:Linux|CrOS)\b/, 'linux'],
];
/** Real ones are shorter; whoever sends more shall not be waited for. */
const readLetters = 400;

/** Browser and system by the `User-Agent` of a request, as plain as a member would call them. */
export function deviceOf(userAgent = ''): Device {
  const words = userAgent.slice(0, readLetters);
  return { browser: firstOf(browserMarks, words), system: firstOf(systemMarks, words) };
}

function firstOf<Name>(marks: readonly (readonly [RegExp, Name])[], words: string): Name | null {
  return marks.find(([mark]) => mark.test(words))?.[1] ?? null;
}
