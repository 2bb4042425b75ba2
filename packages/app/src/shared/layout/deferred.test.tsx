import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { deferred } from './deferred';

const Screen = () => <p>content</p>;
const failed = () => null;
const noTexts = () => Promise.resolve();

function drawn(Part: ReturnType<typeof deferred>): string {
  return renderToString(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
}

describe('what loads when it is first drawn', () => {
  it('leaves its place to what stands in for it', () => {
    expect(drawn(deferred(() => Promise.resolve(Screen), failed))).toContain('waiting');
  });

  it('is there in the first drawing where it was loaded ahead', async () => {
    const Part = deferred(() => Promise.resolve(Screen), failed);
    await Part.loadAhead(noTexts);
    expect(drawn(Part)).toContain('content');
  });

  it('loads when it is drawn where loading ahead failed', async () => {
    const Part = deferred(() => Promise.reject(new Error('no network')), failed);
    await expect(Part.loadAhead(noTexts)).rejects.toThrow('no network');
    expect(drawn(Part)).toContain('waiting');
  });
});
