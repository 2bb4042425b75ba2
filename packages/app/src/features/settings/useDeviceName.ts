import type { ActiveSession, BrowserName, SystemName } from '@iskra/api-contract';
import { useText } from '../../shared/i18n';
import { sessionsMessages as messages } from './messages';

const browserNames: Readonly<Record<Exclude<BrowserName, 'yandex'>, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
};
const systemNames: Readonly<Record<SystemName, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
};

/** Words a device by browser and system, such as 'Chrome, Android'. */
export function useDeviceName(): (device: Pick<ActiveSession, 'browser' | 'system'>) => string {
  const t = useText();
  return ({ browser, system }) => {
    if (browser === null && system === null) return t(messages.unknown);
    const named = browser === 'yandex' ? t(messages.yandex) : browser && browserNames[browser];
    return [named ?? t(messages.unknownBrowser), system && systemNames[system]].filter(Boolean).join(', ');
  };
}
