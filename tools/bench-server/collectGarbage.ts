import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyMs = 500;

// Loaded into the measured server: what is in use is told from what only waits to be collected.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
setInterval(collect, everyMs).unref();
