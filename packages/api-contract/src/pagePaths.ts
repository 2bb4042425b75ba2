/** Every page of the product (spec point 2): the app routes by them, and the server answers 404 for any other [ACC-05]. */
export const pagePaths = {
  start: '/',
  login: '/login',
  register: '/register',
  info: '/info/:page',
  profile: '/profile',
  edit: '/profile/edit',
  settings: '/profile/settings',
  blocked: '/profile/settings/blocked',
  sessions: '/profile/settings/sessions',
  reports: '/profile/settings/reports',
  nearby: '/profile/search',
  member: '/profile/user/:userId',
  encounters: '/encounters',
  messages: '/messages/:dialogId?',
  matched: '/matched',
  liked: '/liked',
  likedGiven: '/liked/given',
  passed: '/liked/passed',
} as const;

/** The pages of `pagePaths.info`: those to be read, and where a mailed link leads. */
export const publicPages = ['terms', 'privacy', 'support', 'payment-rules', 'help', 'email-back'] as const;
type PublicPage = (typeof publicPages)[number];

/** Those to be read. A list of its own, so that the page, which routes by the one above, carries no second. */
export const infoPages = [
  'terms',
  'privacy',
  'support',
  'payment-rules',
  'help',
] as const satisfies readonly PublicPage[];

export type PageName = keyof typeof pagePaths;

/** Pages of whoever is signed in. */
export type MemberPage = Exclude<PageName, 'login' | 'register' | 'info'>;

const partPatterns: Readonly<Record<string, string>> = {
  page: `(?:${publicPages.join('|')})`,
  userId: '[1-9]\\d{0,14}',
  dialogId: '[1-9]\\d{0,14}',
};

/** Which page a path leads to, by the app's router's rules: letters of either case, a slash at the end or not. */
export function pageAt(path: string): PageName | undefined {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

export const isPagePath = (path: string): boolean => pageAt(path) !== undefined;

const patterns = Object.entries(pagePaths).map(([name, path]) => {
  const source = path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) =>
    optional ? `(?:/${partPatterns[name] ?? ''})?` : `/${partPatterns[name] ?? ''}`,
  );
  return [name as PageName, new RegExp(source === '/' ? '^/$' : `^${source}/?$`, 'i')] as const;
});
