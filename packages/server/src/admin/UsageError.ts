import { StartError } from '../start/StartError';

/** A command that was not understood, unlike one that cannot be done; exit code 2. */
export class UsageError extends StartError {}
