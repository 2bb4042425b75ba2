/** `npm run openapi` prints the OpenAPI 3.1 document of all calls; `npm run openapi -- FILE` writes it there. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@iskra/api-contract/openapi';
import { root } from './runStep';

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const text = `${JSON.stringify(openApiDocument(version), null, 2)}\n`;
const [file] = process.argv.slice(2);

try {
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
} catch (error) {
  console.error(`The document could not be written: ${(error as Error).message}`);
  process.exitCode = 1;
}
