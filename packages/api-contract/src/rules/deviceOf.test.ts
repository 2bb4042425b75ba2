import { describe, expect, it } from 'vitest';
import { deviceOf } from './deviceOf';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device in plain words', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36`,
      'chrome',
      'android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36`,
      'chrome',
      'windows',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/126.0.0.0 Safari/537.36`, 'chrome', 'linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/126.0.0.0 Safari/537.36`, 'chrome', 'linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
      'chrome',
      'ios',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'safari',
      'ios',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'safari',
      'macos',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'firefox', 'android'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
      'edge',
      'windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0`,
      'opera',
      'windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; K) ${webKit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'samsung',
      'android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36`,
      'yandex',
      'windows',
    ],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each([undefined, '', 'curl/8.5.0', `${'x'.repeat(400)} Chrome/126 Android`])(
    'is unknown where nothing known is said: %s',
    (userAgent) => expect(deviceOf(userAgent)).toEqual({ browser: null, system: null }),
  );
});
