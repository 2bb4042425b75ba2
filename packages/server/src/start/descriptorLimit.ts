import { readFileSync } from 'node:fs';

/** How many files and sockets this process may have open; a guess where the system does not say. */
export function descriptorLimit(): number {
  try {
    const line = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return line ? Number(line[1]) : guessed;
  } catch {
    return guessed;
  }
}

const guessed = 4096;
