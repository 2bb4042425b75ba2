import type { Escapes } from './Escapes';

/** The last net: logs what got past every other one and keeps the process running for everybody else. */
export function outliveEscapes(escapes: Escapes): void {
  const note = (error: unknown) => escapes.note('process', error);
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
}
