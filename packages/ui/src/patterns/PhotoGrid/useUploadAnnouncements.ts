import { useEffect, useRef } from 'react';
import type { PhotoGridLabels } from './photoGrid.labels';
import type { PhotoUpload } from './PhotoGridProps';

/** Says politely that an upload began or ended; failures speak at their own slot. The ref is for a live region. */
export function useUploadAnnouncements(uploads: readonly PhotoUpload[], labels: PhotoGridLabels) {
  const region = useRef<HTMLSpanElement>(null);
  const before = useRef<readonly PhotoUpload[]>([]);
  useEffect(() => {
    const text = newsOf(before.current, uploads, labels);
    before.current = uploads;
    if (text && region.current) region.current.textContent = text;
  }, [uploads, labels]);
  return region;
}

function newsOf(
  before: readonly PhotoUpload[],
  now: readonly PhotoUpload[],
  labels: PhotoGridLabels,
): string {
  const ended = before.filter(
    ({ id, state }) => state !== 'failed' && !now.some((upload) => upload.id === id),
  );
  const begun = now.filter(({ id, state }) => state === 'uploading' && stateOf(before, id) !== 'uploading');
  return [
    ...ended.map(({ name }) => labels.uploaded(name)),
    ...begun.map(({ name }) => labels.uploading(name)),
  ].join('. ');
}

function stateOf(uploads: readonly PhotoUpload[], wanted: number) {
  return uploads.find(({ id }) => id === wanted)?.state;
}
