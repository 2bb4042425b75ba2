const faults: string[] = [];

/** Notes something that must fail the running story. */
export function addStoryFault(fault: string): void {
  faults.push(fault);
}

/** Forgets what an earlier story left. */
export function clearStoryFaults(): void {
  faults.length = 0;
}

/** Throws when the story that just ran had a fault. */
export function throwStoryFaults(): void {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
}

// The runner wraps events in act, where a part loaded on demand cannot help suspending.
const isRunnersNoise = (text: string) => text.includes('A component suspended inside an `act` scope');

/** Turns every `console.error` into a fault until the returned function is called. */
export function watchConsoleErrors(): () => void {
  const original = console.error;
  console.error = (...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (!isRunnersNoise(text)) addStoryFault(`console.error: ${text}`);
    original(...values);
  };
  return () => {
    console.error = original;
  };
}
