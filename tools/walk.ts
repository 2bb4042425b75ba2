/**
 * `npm run walk -- [steps] [seed]`: the random walks of `walk/`, twenty thousand steps on the mocks and a twentieth of that
 * on the real server, on new ways unless told otherwise.
 */
import { runStep } from './runStep';

const [steps = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const env = { WALK_STEPS: steps, WALK_SERVER_STEPS: String(Math.ceil(Number(steps) / 20)), WALK_SEED: seed };
const command = ['npx', '--no-install', 'vitest', 'run', '-c', 'walk/vitest.config.ts'];
const { code } = await runStep('walk', command, { env });
process.exitCode = code;
