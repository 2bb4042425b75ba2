import { describe, expect, it } from 'vitest';
import { lacksChangeset } from './lacksChangeset';

const report = 'packages/ui/api/Tabs.api.md';
const texts: Readonly<Record<string, string>> = {
  '.changeset/quiet-tabs.md': "---\n'@iskra/ui': minor\n---\n\nTabs are quiet.\n",
  '.changeset/other-house.md': "---\n'@iskra/other': minor\n---\n\nSays '@iskra/ui': nothing.\n",
};
const faultsOf = (...changed: string[]) => lacksChangeset(changed, (file) => texts[file] ?? '');

describe('a change of the kit’s signatures', () => {
  it('asks for a changeset', () => {
    expect(faultsOf(report, 'README.md', '.changeset/README.md')).toEqual([
      'packages/ui/api/Tabs.api.md changed, and no changeset tells those who use the kit: run `npm run changeset`, choose @iskra/ui.',
    ]);
  });

  it('is content with one that names the kit, or with the changelog that took it in', () => {
    expect(faultsOf(report, '.changeset/quiet-tabs.md')).toEqual([]);
    expect(faultsOf(report, 'packages/ui/CHANGELOG.md')).toEqual([]);
  });

  it('is not content with a changeset of another package', () => {
    expect(faultsOf(report, '.changeset/other-house.md')).toHaveLength(1);
  });

  it('is not asked of a branch that changed no signature', () => {
    expect(faultsOf('packages/ui/src/components/Tabs/Tabs.tsx')).toEqual([]);
  });
});
