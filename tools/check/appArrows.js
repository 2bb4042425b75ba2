import boundaries from 'eslint-plugin-boundaries';

/** The rooms of the app's model, the lowest first: a room imports only rooms that stand before it. */
const rooms = [
  'notices',
  'deeds',
  'preferences',
  'session',
  'filters',
  'people',
  'likes',
  'encounters',
  'matches',
  'chat',
  'premium',
  'safety',
  'photos',
];
const modelRoot = 'model';

const source = 'packages/app/src';
const element = (type, pattern) => ({ type, pattern: `${source}/${pattern}`, partialMatch: false });
const from = (type) => ({ from: { element: { type } } });
const types = (anyOf) => ({ to: { element: { type: anyOf } } });
const featureDoors = {
  to: { element: { type: 'feature', fileInternalPath: ['index.ts', '*Page.tsx', 'Shell.tsx'] } },
};
const packages = { to: { module: { origin: ['external', 'core'] } } };

/** app -> features -> model -> shared, types included; a feature is entered only by its index, by the app at its page too. */
export const appArrows = {
  files: [`${source}/**/*.{ts,tsx}`],
  ignores: [`${source}/**/*.{stories,test}.{ts,tsx}`, `${source}/stories/**`, `${source}/main.tsx`],
  plugins: { boundaries },
  settings: {
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json'] } },
    'boundaries/elements': [
      element('shared', 'shared'),
      ...rooms.map((room) => element(room, `model/${room}`)),
      element(modelRoot, 'model'),
      { ...element('feature', 'features/*'), capture: ['feature'] },
      element('app', 'app'),
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message: 'This import goes against the arrows of docs/architecture.md.',
        checkUnknownLocals: true,
        policies: [
          { allow: packages },
          ...rooms.map((room, place) => ({
            ...from(room),
            allow: types(['shared', ...rooms.slice(0, place)]),
          })),
          { ...from(modelRoot), allow: types(['shared', ...rooms]) },
          {
            ...from('feature'),
            allow: [
              types(['shared', modelRoot, ...rooms]),
              { to: { element: { type: 'feature', fileInternalPath: 'index.ts' } } },
            ],
          },
          { ...from('app'), allow: [types(['shared', modelRoot, ...rooms]), featureDoors] },
        ],
      },
    ],
  },
};
