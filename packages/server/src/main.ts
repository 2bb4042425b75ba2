import { readConfig } from './config';
import { runServer } from './runServer';

await runServer(() => readConfig(process.env));
