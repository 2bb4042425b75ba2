import { expect, waitFor } from 'storybook/test';

/** What the announcer said in this story, in order; the preview clears it before each. */
export const announcedLines = (urgency: 'polite' | 'assertive' = 'polite'): (string | null)[] =>
  [...document.querySelectorAll(`[data-iskra-announcer=${urgency}] > *`)].map((line) => line.textContent);

/** Waits until a screen reader is told this text. */
export const announced = (text: string, urgency?: 'polite' | 'assertive'): Promise<void> =>
  waitFor(() => expect(announcedLines(urgency)).toContain(text), { timeout: 3000 });
