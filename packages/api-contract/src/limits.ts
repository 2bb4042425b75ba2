/** Parts of `limits` by themselves, for what cannot carry all of them: the script in a member's document. */
export const ages = { min: 18, filterMin: 18, filterMax: 70, defaultFrom: 18, defaultTo: 30 } as const;
export const defaultCity = 'Москва';
export const passedDays = 30;

/** Every constant of spec point 9, once; kit defaults, app, mocks and server read it here [CON-01]. */
export const limits = {
  mobileBreakpointPx: 600,
  photoSlots: 6,
  savedNoticeMs: 3000,
  password: { recoveryMin: 8, registrationMin: 6, max: 200 },
  name: { max: 50 },
  email: { max: 254 },
  age: ages,
  birthYears: 51,
  defaultCity,
  about: { max: 500 },
  /** Position, company, education. */
  profileLine: { max: 100 },
  heightCm: { min: 100, max: 230, initial: 170 },
  locales: ['ru', 'en'],
  defaultLocale: 'ru',
  registrationLocale: 'en',
  swipe: {
    decideBeyondPx: { mouse: 40, touch: 30 },
    clampPx: { mouse: 80, touch: 50 },
    tiltDeg: 5,
    transitionMs: 300,
  },
  toast: { max: 3, desktopMs: 3000, mobileMs: 2000 },
  blockModalCloseMs: 400,
  premiumModalCloseMs: 2500,
  /** Prices in roubles (spec point 9); the first package is selected by default [PRE-02]. */
  premium: {
    packages: [
      { days: 7, price: 500, struckPrice: 700 },
      { days: 30, price: 1400, struckPrice: 2000 },
    ],
  },
  /** Of the payment rules, in roubles (spec point 9); the window's own prices stand in `premium`. */
  paymentRules: {
    trial: { days: 3, price: 10, cancelWithinHours: 24 },
    packages: [
      { days: 3, price: 399 },
      { days: 7, price: 1450 },
      { days: 30, price: 3260 },
      { days: 90, price: 4200 },
    ],
    coins: [
      { count: 100, price: 700 },
      { count: 50, price: 400 },
      { count: 25, price: 250 },
      { count: 10, price: 150 },
    ],
    prepaidPercent: 100,
    chargePostedWithinSeconds: 30,
  },
  unreadBadgeFrom: 1,
  scrollPickerSensitivity: 1.7,
  realtime: {
    cluster: 'mt1',
    wsPort: 443,
    wssPort: 8443,
    activityTimeoutMs: 120_000,
    pongTimeoutMs: 30_000,
    unavailableTimeoutMs: 10_000,
  },
  message: { max: 4000, pageSize: 50 },
  dialogues: { pageSize: 50, largestPage: 1000 },
  /** For people nearby and likes received. Beyond `countUpTo` they are not counted: 'more than 1000'. */
  nearby: { pageSize: 60, countUpTo: 1000 },
  /** D-08: why somebody is blocked or reported. */
  reasons: ['spam', 'fake_profile', 'offensive', 'inappropriate_photos', 'fraud', 'underage', 'other'],
  reportComment: { max: 500 },
  /** D-04: likes a regular member may give in 24 hours, unless the operator chose another number (LIKES_PER_DAY). */
  likesPerDay: 50,
  /** D-14: dialogues a regular member may open in 24 hours without a match. */
  newDialoguesPerDay: 3,
  /** D-21: how long the notice of a like is held back, so that an undo leaves no trace. */
  likeNoticeDelayMs: 5000,
  /** D-20: how long a member counts as new. */
  newMemberDays: 7,
  /** D-21: how long a passed person stays away. */
  passedDays,
  /** D-26. */
  code: { digits: 6, validMs: 15 * 60_000, tries: 5, resendAfterMs: 60_000 },
  /** D-28. */
  photo: {
    maxBytes: 15 * 1024 * 1024,
    minSidePx: 320,
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  },
  /** D-34. */
  presenceGraceMs: 60_000,
  /** How often a visible page without a socket repeats the call, in seconds: before the grace is over (D-34). */
  presenceAgainS: 45,
  copyrightYear: 2024,
} as const;

/** Interface languages (spec point 3). */
export type Locale = (typeof limits.locales)[number];
