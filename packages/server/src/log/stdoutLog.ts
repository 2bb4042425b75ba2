import { pino } from 'pino';
import type { Log } from '../Deps';

/** Writes to standard output: one line of JSON each, errors with their stack. */
export function stdoutLog(): Log {
  const logger = pino({ base: null });
  return {
    info: (message) => logger.info(message),
    error: (error, message) => logger.error({ err: error }, message),
  };
}
