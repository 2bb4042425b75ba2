import { describe, expect, it } from 'vitest';
import { staleReports } from './staleReports';

const committed = new Map([['Pin.api.md', "size?: 'sm' | 'lg';\ntone?: string;\n"]]);
const advice =
  'If that is meant, write them anew by `npm run api` and tell of the change by `npm run changeset`.';

describe('reports of the kit’s signatures', () => {
  it('are silent where nothing changed', () => {
    expect(staleReports(committed, new Map(committed))).toEqual([]);
  });

  it.each([
    ['a prop that is gone', "size?: 'sm' | 'lg';\n", ['  - tone?: string;']],
    ['a narrower prop', "size?: 'sm';\ntone?: string;\n", ["  - size?: 'sm' | 'lg';", "  + size?: 'sm';"]],
    ['a new name', "size?: 'sm' | 'lg';\ntone?: string;\nconst Needle: 1;\n", ['  + const Needle: 1;']],
  ])('name %s', (_what, now, lines) => {
    expect(staleReports(committed, new Map([['Pin.api.md', now]]))).toEqual([
      ['The public signatures are not those of packages/ui/api/Pin.api.md:', ...lines, advice].join('\n'),
    ]);
  });

  it('name an entry that is new and one that is gone', () => {
    const [gone, fresh] = staleReports(committed, new Map([['Tack.api.md', 'const Tack: 1;\n']]));
    expect(gone).toContain('  - tone?: string;');
    expect(fresh).toContain('  + const Tack: 1;');
  });
});
