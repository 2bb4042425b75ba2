import path from 'node:path';
import type { Plugin } from 'vite';
import type { KitPageFact } from './KitFact';
import { projectRoot } from './kitProgram';
import { readKit } from './readKit';
import { toArgTypes } from './toArgTypes';

/** Gives pages what the compiler reads of the kit: `facts.ts`, and what Storybook's own tables and code blocks ask for. */
export function kitPlugin(): Plugin {
  return {
    name: 'iskra-kit-facts',
    enforce: 'pre',
    transform(code, id) {
      const file = path.relative(projectRoot, id);
      if (file === '.storybook/kit/facts.ts') return `export const facts = ${JSON.stringify(readKit())};`;
      return isKit.test(file) ? withProps(code, file) : null;
    },
  };
}

const isKit = /^packages\/ui\/src\/.*(?<!\.(stories|test|styles|guide|example))\.tsx?$/;

function withProps(code: string, file: string) {
  const facts = readKit().filter((fact) => fact.file === file);
  const lines = [...facts.map(propsOf), ...iconIn(file).map(nameOf)];
  return lines.length > 0 ? { code: [code, ...lines].join('\n'), map: null } : null;
}

const propsOf = ({ name, props }: KitPageFact) =>
  assign(name, { displayName: name, __argTypes: toArgTypes(props) });
const nameOf = (icon: string) => assign(icon, { displayName: icon });
const assign = (target: string, values: object) => `Object.assign(${target}, ${JSON.stringify(values)});`;

/** Icons are drawn by one nameless component; code to paste needs their names. */
const iconIn = (file: string) => /\/icons\/([A-Z]\w*)\.ts$/.exec(file)?.slice(1) ?? [];
