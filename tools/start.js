// `npm start`. JavaScript, so that the server runs in this process, built, without a compiler beside it.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/prepare.ts'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('../packages/server/dist/main.js');
