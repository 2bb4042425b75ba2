import { buildApp } from './buildApp';

await buildApp();
