import prettier from 'eslint-config-prettier';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { appArrows } from './tools/check/appArrows.js';

/** The arrows of docs/architecture.md: what each package must not import. */
const zones = {
  'api-contract': ['@iskra/*', 'react*', 'node:*', 'fastify*'],
  ui: [
    '@iskra/api-contract*',
    '@iskra/api-mocks*',
    '@iskra/app*',
    '@iskra/server*',
    'mobx*',
    'react-router*',
    'msw',
  ],
  'api-mocks': ['@iskra/ui*', '@iskra/app*', '@iskra/server*', 'react*', 'mobx*'],
  app: ['@iskra/server*', '@iskra/api-contract/rules', '@iskra/api-contract/suite', 'fastify*', 'node:*'],
  server: ['@iskra/ui*', '@iskra/app*', '@iskra/api-mocks*', 'react*', 'mobx*'],
};

const message = 'This import goes against the arrows of docs/architecture.md.';
const outsideSource = {
  regex: '^(\\.\\./)+(packages/)?(ui|app|api-contract|api-mocks|server)/src/',
  message,
};
function zone(name, forbidden) {
  return {
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: forbidden, message }, outsideSource] }],
    },
  };
}

const userSelect = {
  selector: 'TemplateElement[value.raw=/[^-]user-select:/]',
  message: 'WebKit knows it by the name -webkit-user-select alone, and the others do too.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/storybook-static/**',
      'showcase/**',
      '**/public/**',
      '**/*.generated.ts',
      'data/**',
      '.vitest-attachments/**',
    ],
  },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  ...storybook.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    // Suites are read case by case, whatever their one describe holds.
    files: ['**/*.{ts,tsx,js}'],
    ignores: ['**/*.{test,spec,stories}.{ts,tsx}', 'packages/api-contract/src/suite/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    // The plugin's other rules are for the React compiler, which is not used: motion writes styles by hand.
    files: ['packages/{ui,app}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Whatever is said to screen readers goes through the one announcer (decision 0023); `off` silences a log.
    // What loads later has a way back where it does not come.
    files: ['packages/{ui,app}/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['[name.name=role][value.value=status]', '[name.name=aria-live][value.value!=off]'].map(
          (attribute) => ({
            selector: `JSXAttribute${attribute}`,
            message: 'A live region that comes with its text is not read: say it by Announcement.',
          }),
        ),
        {
          selector: 'CallExpression[callee.name=lazy]',
          message: 'React keeps a failed load for ever: take `part`, `screen` or the kit’s `later`.',
        },
        userSelect,
      ],
    },
  },
  {
    files: ['packages/{ui,app}/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', userSelect] },
  },
  {
    files: ['packages/app/src/**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: {
      // As `bundle/unusedFormats.ts` leaves them out of the page.
      'no-restricted-properties': [
        'error',
        ...[
          ...[
            'DateToParts',
            'DateTimeRange',
            'DisplayName',
            'Duration',
            'DurationToParts',
            'List',
            'ListToParts',
          ],
          ...['NumberToParts', 'Plural', 'RelativeTime', 'TimeToParts'],
        ].map((way) => ({ property: `format${way}`, message: 'Pages are built without it.' })),
      ],
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/no-offset': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
    },
  },
  // Mocks are for stories, tests and the mock entry of the app only.
  ...Object.entries(zones).map(([name, forbidden]) => zone(name, forbidden)),
  zone('app', [...zones.app, '@iskra/api-mocks*']),
  {
    ...zone('app', zones.app),
    files: [
      'packages/app/src/main.tsx',
      'packages/app/src/**/*.{stories,test}.{ts,tsx}',
      'packages/app/src/stories/**',
    ],
  },
  appArrows,
  {
    files: ['tools/**', 'packages/server/**', 'e2e/**', 'reliability/**', 'packages/api-mocks/src/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message: 'Journeys take them from ./test, which closes their pages.',
            },
          ],
        },
      ],
    },
  },
  prettier,
);
