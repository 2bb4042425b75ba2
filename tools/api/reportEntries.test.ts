import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportEntries } from './reportEntries';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'iskra-report-'));
  mkdirSync(path.join(folder, 'exports'));
  const inside = `/** How large. */\ntype Size = 'sm' | 'lg';\nexport interface PinProps {\n  /** Of the pin. */\n  size?: Size;\n}`;
  writeFileSync(
    path.join(folder, 'Pin.d.ts'),
    `${inside}\nexport declare function Pin(props: PinProps): void;\n`,
  );
  writeFileSync(path.join(folder, 'exports/Pin.d.ts'), `export { Pin } from '../Pin.js';\n`);
  writeFileSync(path.join(folder, 'exports/sheet.d.ts'), 'export {};\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lists what an entry exports and the types behind it, without words', () => {
  const reports = reportEntries({ folder, entries: ['Pin', 'sheet'] });
  expect(reports.get('Pin')).toBe(
    `# @iskra/ui/Pin

Written by \`npm run api\`. What has no \`export\` cannot be imported, but is part of what is.

\`\`\`ts
export function Pin(props: PinProps): void;

interface PinProps {
    size?: Size;
}

type Size = 'sm' | 'lg';
\`\`\`
`,
  );
  expect(reports.get('sheet')).toContain('```ts\nexport {};\n```');
});
