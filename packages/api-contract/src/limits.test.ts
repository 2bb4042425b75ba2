import { expect, it } from 'vitest';
import { limits } from './limits';

it.each<[what: string, value: unknown, ofSpec: unknown]>([
  ['mobile breakpoint', limits.mobileBreakpointPx, 600],
  ['photo slots', limits.photoSlots, 6],
  ['saved notice', limits.savedNoticeMs, 3000],
  [
    'password in recovery and registration',
    limits.password,
    { recoveryMin: 8, registrationMin: 6, max: 200 },
  ],
  ['age', limits.age, { min: 18, filterMin: 18, filterMax: 70, defaultFrom: 18, defaultTo: 30 }],
  ['birth years', limits.birthYears, 51],
  ['default city', limits.defaultCity, 'Москва'],
  ['about', limits.about.max, 500],
  ['height', limits.heightCm, { min: 100, max: 230, initial: 170 }],
  [
    'languages',
    [limits.locales, limits.defaultLocale, limits.registrationLocale],
    [['ru', 'en'], 'ru', 'en'],
  ],
  ['swipe thresholds', limits.swipe.decideBeyondPx, { mouse: 40, touch: 30 }],
  ['swipe clamps', limits.swipe.clampPx, { mouse: 80, touch: 50 }],
  ['swipe rotation and transition', [limits.swipe.tiltDeg, limits.swipe.transitionMs], [5, 300]],
  ['toasts', limits.toast, { max: 3, desktopMs: 3000, mobileMs: 2000 }],
  ['closing of the block modal', limits.blockModalCloseMs, 400],
  ['closing of the premium modal', limits.premiumModalCloseMs, 2500],
  ['unread badge', limits.unreadBadgeFrom, 1],
  ['scroll picker', limits.scrollPickerSensitivity, 1.7],
  [
    'real time',
    limits.realtime,
    {
      ...{ cluster: 'mt1', wsPort: 443, wssPort: 8443 },
      ...{ activityTimeoutMs: 120_000, pongTimeoutMs: 30_000, unavailableTimeoutMs: 10_000 },
    },
  ],
  [
    'premium of the window',
    limits.premium.packages,
    [
      { days: 7, price: 500, struckPrice: 700 },
      { days: 30, price: 1400, struckPrice: 2000 },
    ],
  ],
  ['trial', limits.paymentRules.trial, { days: 3, price: 10, cancelWithinHours: 24 }],
  [
    'packages of the rules',
    limits.paymentRules.packages.map(({ days, price }) => [days, price]),
    [
      [3, 399],
      [7, 1450],
      [30, 3260],
      [90, 4200],
    ],
  ],
  [
    'coins',
    limits.paymentRules.coins.map(({ count, price }) => [count, price]),
    [
      [100, 700],
      [50, 400],
      [25, 250],
      [10, 150],
    ],
  ],
  ['prepayment', limits.paymentRules.prepaidPercent, 100],
  ['posting of charges', limits.paymentRules.chargePostedWithinSeconds, 30],
  ['copyright', limits.copyrightYear, 2024],
])('%s is as in spec point 9 [CON-01]', (_, value, ofSpec) => {
  expect(value).toEqual(ofSpec);
});
