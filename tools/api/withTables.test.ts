import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { withTables } from './withTables';

const source = `export interface PinProps {
  /** Of the pin. @default 'sm' */
  readonly size?: 'sm' | 'lg' | undefined;
  /** Told with its place,
   * CSS px. */
  onMove: (x: number) => void;
  /** Gone. */
  onLeave?: (() => void) | undefined;
}`;

function programOf(text: string): ts.Program {
  const file = path.resolve('pin.ts');
  const host = ts.createCompilerHost({});
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const getSourceFile = (name: string) => (name === file ? parsed : undefined);
  return ts.createProgram([file], { noLib: true, types: [] }, { ...host, getSourceFile });
}

it('puts the members of a type where a guide has room for them', () => {
  const guide = 'A pin.\n\n<!-- table: PinProps -->\nof yesterday\n<!-- /table -->\n';
  expect(withTables(guide, programOf(source))).toBe(`A pin.

<!-- table: PinProps -->

| name | type | what it is |
| --- | --- | --- |
| \`size\` | \`'sm' \\| 'lg'\` | Of the pin. Default: 'sm'. |
| \`onMove\` * | \`(x: number) => void\` | Told with its place, CSS px. |
| \`onLeave\` | \`() => void\` | Gone. |

<!-- /table -->
`);
});

it('names a type that nothing exports', () => {
  const guide = '<!-- table: TackProps -->\n<!-- /table -->\n';
  expect(() => withTables(guide, programOf(source))).toThrow('TackProps, which no entry exports');
});
