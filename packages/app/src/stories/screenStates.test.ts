import { pagePaths } from '@iskra/api-contract/pagePaths';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { screenStories, states, type ScreenStories, type State } from './screenStates';

const sources: Readonly<Record<string, string>> = import.meta.glob('../{app,features}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface StorySource {
  readonly source: string;
  readonly path: string;
}

const pathIn = (source: string) => /args: \{ path: ([\w']\S*?)[,\s]/.exec(source)?.[1];

/** What stands in a file of stories under each name. */
function storiesIn(file: string): ReadonlyMap<string, StorySource> {
  const source = sources[`../${file}`] ?? '';
  const [head = '', ...parts] = source.split(/^export const /m);
  const constants = new Map(
    [...source.matchAll(/^const (\w+) = ('[^']*');/gm)].map(([, name, value]) => [name, value]),
  );
  return new Map(
    parts.map((part) => {
      const named = pathIn(part) ?? pathIn(head) ?? '';
      const path = (constants.get(named) ?? named).replaceAll("'", '');
      return [/^\w+/.exec(part)?.[0] ?? '', { source: part, path }] as const;
    }),
  );
}

const scenarios: Partial<Record<State, RegExp>> = {
  Loading: /scenario\('loading'|\bloading\(/,
  Failed: /scenario\('serverErrors'|\bfailed\(/,
  Offline: /scenario\('offline'|\boffline\b/,
};

const cases = Object.entries(screenStories).flatMap(([page, screen]) =>
  [...states, ...(screen.own ?? [])].map((state) => [page, state, screen] as const),
);
const nameOf = ({ names }: ScreenStories, state: string) => names?.[state as State] ?? state;
const gapOf = ({ gaps }: ScreenStories, state: string) => gaps?.[state];

describe('every screen has every state as a story, or a reason why not', () => {
  it.each(cases)('%s: %s', (page, state, screen) => {
    const story = storiesIn(screen.file).get(nameOf(screen, state));
    const gap = gapOf(screen, state);
    if (gap !== undefined) return expect(gap).toMatch(/^\S.{20,}\.$/);
    expect(story?.source).toBeDefined();
    // Not one that the sidebar hides.
    expect(story?.source).not.toMatch(/tags: \[[^\]]*'proof'/);
    const pattern = pagePaths[page as keyof typeof pagePaths];
    if (pattern) expect(matchPath(pattern, story?.path.split('?')[0] ?? '')).not.toBeNull();
    const scenario = scenarios[state as State];
    if (scenario) expect(story?.source).toMatch(scenario);
  });
});

it('every ready screen is photographed at 390 and 1440 px', () => {
  const ready = Object.values(screenStories).filter((screen) => gapOf(screen, 'Ready') === undefined);
  const missing = ready.filter((screen) => {
    const source = storiesIn(screen.file).get(nameOf(screen, 'Ready'))?.source ?? '';
    return !/tags: \['visual-ru'\]/.test(source) || !/parameters: photographed/.test(source);
  });
  expect(missing.map(({ file }) => file)).toEqual([]);
});
