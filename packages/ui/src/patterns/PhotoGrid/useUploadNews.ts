import { useEffect, useRef } from 'react';
import { sentences } from '../../announcer/sentences';
import type { PhotoGridLabels } from './photoGrid.labels';
import type { PhotoUpload } from './PhotoGridProps';

// [B2.16]
/** Says that an upload began or ended; failures speak at their own slot, progress only when asked. */
export function useUploadNews(
  uploads: readonly PhotoUpload[],
  labels: PhotoGridLabels,
  say: (text: string) => void,
): void {
  const before = useRef<readonly PhotoUpload[]>([]);
  useEffect(() => {
    const text = newsOf(before.current, uploads, labels);
    before.current = uploads;
    if (text) say(text);
  }, [uploads, labels, say]);
}

const ended: readonly PhotoUpload['state'][] = ['failed', 'cancelled'];

function newsOf(
  before: readonly PhotoUpload[],
  now: readonly PhotoUpload[],
  labels: PhotoGridLabels,
): string {
  const arrived = before.filter(
    ({ id, state }) =>
      state !== 'queued' && !ended.includes(state) && !now.some((upload) => upload.id === id),
  );
  const begun = now.filter(({ id, state }) => state === 'uploading' && stateOf(before, id) !== 'uploading');
  return sentences([
    ...arrived.map(({ name }) => labels.uploaded(name)),
    ...begun.map(({ name }) => labels.uploading(name)),
  ]);
}

function stateOf(uploads: readonly PhotoUpload[], wanted: number) {
  return uploads.find(({ id }) => id === wanted)?.state;
}
