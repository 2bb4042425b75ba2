import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runStep } from '../runStep';
import { namedIds } from '../spec/ids';
import { readSpec } from '../spec/readSpec';
import { distFolder, plainFiles } from './entries';
import { stage } from './pack';
import { brokenPackedLinks } from './packedLinks';
import { packedManifest } from './packedManifest';

/** What is wrong with a tarball as those see it who install it; nothing, if all is well. */
export async function checkPackage(tarball: string): Promise<string[]> {
  return [
    ...(await lint(tarball)),
    ...(await checkTypes(tarball)),
    ...foreignImports(),
    ...namedRequirements(),
    ...brokenPackedLinks(stage),
  ];
}

async function lint(tarball: string): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const whole = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const { messages, pkg } = await publint({ pack: { tarball: whole }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

/** Asks arethetypeswrong of every entry but the stylesheets and the tokens, which have no types. */
async function checkTypes(tarball: string): Promise<string[]> {
  const untyped = [
    'fonts.css',
    'styles.css',
    ...Object.keys(plainFiles()).map((name) => name.slice(2)),
    'package.json',
  ];
  const options = ['--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', ...untyped];
  const command = ['npx', '--no-install', 'attw', tarball, ...options];
  const { code, output } = await runStep('types as seen from outside', command, { quiet: true });
  return code === 0 ? [] : [`arethetypeswrong:\n${output}`];
}

const importOf = /(?:from |import\(|^import )["']([^."'][^"']*)["']/gm;

/** Imports, in code or types, of a package that is neither a dependency nor a peer. */
function foreignImports(): string[] {
  const { dependencies, peerDependencies } = packedManifest();
  const known = Object.keys({ ...dependencies, ...(peerDependencies as object) });
  return globSync('**/*.{js,d.ts}', { cwd: distFolder }).flatMap((file) => {
    const text = readFileSync(path.join(distFolder, file), 'utf8');
    const names = [...text.matchAll(importOf)].map(([, name = '']) => name);
    const foreign = names.filter((name) => !known.some((one) => name === one || name.startsWith(`${one}/`)));
    return foreign.map((name) => `dist/${file} imports ${name}, which the package does not ask for`);
  });
}

/** Ids of the specification, which are not for those who install the kit: in its sources they stand in line comments. */
function namedRequirements(): string[] {
  const known = readSpec().flatMap(({ ids }) => ids);
  return globSync('**/*.d.ts', { cwd: distFolder }).flatMap((file) => {
    const ids = namedIds(readFileSync(path.join(distFolder, file), 'utf8'), known);
    return ids.map((id) => `dist/${file} names ${id}: write it above the declaration, // [${id}]`);
  });
}
