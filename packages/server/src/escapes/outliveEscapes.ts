import type { Escapes } from './Escapes';

/** The last net: what gets past every other one is noted, and the process goes on for all other members. */
export function outliveEscapes(escapes: Escapes): void {
  const note = (error: unknown) => escapes.note('process', error);
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
}
