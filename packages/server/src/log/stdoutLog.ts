import { pino, type DestinationStream } from 'pino';
import type { Log } from '../Deps';
import { describeError } from './describeError';

/** Errors are described already: pino would copy every property they have. */
const options = { base: null, serializers: { err: (error: unknown) => error } };

/** Writes to standard output, or elsewhere: one line of JSON each, errors with their stack and without personal data. */
export function stdoutLog(destination?: DestinationStream): Log {
  const logger = destination ? pino(options, destination) : pino(options);
  return {
    info: (message) => logger.info(message),
    error: (error, message) => logger.error({ err: describeError(error) }, message),
  };
}
