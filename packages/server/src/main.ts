import { readConfig } from './start/config';
import { runServer } from './start/runServer';

await runServer(() => readConfig(process.env));
