const faults: string[] = [];

/** Notes something that must fail the running story. */
export function addStoryFault(fault: string): void {
  faults.push(fault);
}

/** Forgets what an earlier story left. */
export function clearStoryFaults(): void {
  faults.length = 0;
  for (const note of document.querySelectorAll('[data-story-fault]')) note.remove();
}

/** Under test a story with a fault fails; who looks at it reads a note beneath. */
export function reportStoryFaults(): void {
  const found = faults.splice(0);
  if (found.length === 0) return;
  if (globalThis.iskraStoryGlobals) throw new Error(found.join('\n'));
  found.forEach(noteStoryFault);
}

const noteStyle = 'position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:8px 16px;font:13px/1.4 monospace;color:#fff;background:#7A2418;white-space:pre-wrap;max-block-size:30vh;overflow:auto'; // prettier-ignore

/** Says beneath the story what is wrong; a press takes the note away. */
export function noteStoryFault(fault: unknown): void {
  const note = document.createElement('button');
  note.dataset['storyFault'] = '';
  note.style.cssText = noteStyle;
  note.textContent = fault instanceof Error ? fault.message : String(fault);
  note.addEventListener('click', () => note.remove());
  document.body.append(note);
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
