import { buildApp } from './buildApp';
import { buildServer } from './buildServer';

await buildApp();
await buildServer();
