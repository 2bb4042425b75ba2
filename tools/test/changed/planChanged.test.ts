import { describe, expect, test } from 'vitest';
import { planChanged } from './planChanged';

/** Steps by name with the tests that they keep to. */
function planFor(...files: string[]) {
  const { steps, said } = planChanged({ files, compared: 'now with before' });
  const testsOf = (command: readonly string[]) =>
    command.filter((word) => /\.(test|stories)\.tsx?$/.test(word));
  return {
    said,
    steps: Object.fromEntries(steps.map(({ name, command }) => [name, testsOf(command('', []))])),
  };
}

describe('a change', () => {
  test('of a component runs its stories first, then those of pages that show it, and says how many more there are', () => {
    const { steps, said } = planFor('packages/ui/src/components/Card/Card.tsx');
    expect(steps['stories']?.[0]).toBe('packages/ui/src/components/Card/Card.stories.tsx');
    expect(steps['stories']).toContain('packages/app/src/features/profile/ProfilePage.stories.tsx');
    expect(steps['stories']).not.toContain('packages/ui/src/primitives/Slider/Slider.stories.tsx');
    expect(said.join('\n')).toMatch(/\d more files of stories .* npm test -- stories-1 stories-2 runs them/);
    expect(Object.keys(steps)).toEqual(expect.arrayContaining(['types', 'lint', 'format', 'units', 'spec']));
    for (const whole of ['server', 'journeys', 'reliability', 'package', 'size'])
      expect(steps).not.toHaveProperty(whole);
  });

  test('of a resource runs its tests, the contract and what makes its calls, and no story', () => {
    const { steps } = planFor('packages/server/src/resources/likes/likes.repository.ts');
    expect(steps['server']).toEqual(
      expect.arrayContaining([
        'packages/server/src/resources/likes/likes.test.ts',
        'packages/server/src/contract/server.contract.test.ts',
      ]),
    );
    expect(steps).not.toHaveProperty('stories');
  });

  test('of a call runs the contract on both sides', () => {
    const { steps } = planFor('packages/api-contract/src/calls/likes.ts');
    expect(steps['units']).toContain('packages/api-mocks/src/contract/mocks.contract.test.ts');
    expect(steps['server']).toContain('packages/server/src/contract/server.contract.test.ts');
    expect(steps['stories']).toContain('packages/app/src/features/likes/LikedPage.stories.tsx');
  });

  test('of the model walks', () => {
    expect(planFor('packages/app/src/model/likes/LikesStore.ts').steps).toHaveProperty('walk');
  });

  test('of a document runs what reads documents', () => {
    // In two words: whoever has a file's name in its text counts as its reader, and so would this test.
    const { steps } = planFor(`docs/${'glossary'}.md`);
    expect(Object.keys(steps)).toEqual(['format', 'texts', 'calls', 'spec', 'links']);
  });

  test('of the kit’s picture compares the pictures there', () => {
    const { steps } = planFor('packages/ui/src/components/Dialog/__screenshots__/gone.png');
    expect(steps).not.toHaveProperty('types');
    expect(steps['visual']).toEqual(['packages/ui/src/components/Dialog/Dialog.stories.tsx']);
  });

  test('of a migration runs every test of the server', () => {
    const { steps } = planFor('packages/server/src/db/migrations/0099_new.sql');
    expect(steps['server']).toEqual([]);
  });

  test.each(['package-lock.json', 'vitest.config.ts', '.storybook/preview.tsx', 'tools/test/steps.ts'])(
    'of %s runs everything, and says why',
    (file) => {
      const { steps, said } = planFor('LICENSE', file);
      expect(said.join('\n')).toContain(`${file} can break anything: everything runs`);
      expect(steps).toHaveProperty('journeys');
      expect(steps).toHaveProperty('server-postgres');
    },
  );

  test('of what no test imports names the steps that see it', () => {
    const { said } = planFor('packages/app/src/main.tsx');
    expect(said.join('\n')).toContain(
      'no test imports packages/app/src/main.tsx: npm test -- journeys sees it',
    );
  });
});
