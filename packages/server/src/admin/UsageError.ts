import { StartError } from '../start/StartError';

/** A command that was not understood, in contrast to one that failed; exit code 2. */
export class UsageError extends StartError {}
