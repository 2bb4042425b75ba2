import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@iskra/api-contract/openapi';
import { root } from '../runStep';
import { writePage } from './writePage';

const swaggerUi = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const assets = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const start = `SwaggerUIBundle({ url: './openapi.json', dom_id: '#swagger', supportedSubmitMethods: [], validatorUrl: null, deepLinking: true });\n`;

/** The calls of the server, from the document that the contract makes; nothing can be sent from it. */
export function writeApiReference(site: string): void {
  const folder = path.join(site, 'api');
  mkdirSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(openApiDocument(version)));
  for (const asset of assets) copyFileSync(path.join(swaggerUi, asset), path.join(folder, asset));
  writeFileSync(path.join(folder, 'start.js'), start);
  writePage(site, {
    place: 'api/index.html',
    title: 'API · Iskra',
    head: '\n<link rel="stylesheet" href="swagger-ui.css">',
    body: '<div id="swagger"></div><script src="swagger-ui-bundle.js"></script><script src="start.js"></script>',
  });
}
