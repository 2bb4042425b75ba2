import { useState } from 'react';

interface Mains {
  readonly now: string | null;
  /** The one before, while its way back is offered. */
  readonly before: string | null;
  readonly isUploading: boolean;
  /** Going back is no change to offer a way back from. */
  readonly wanted: string | null;
}

// [B2.8]
/**
 * The main photo before the last change, while it is still there: by the menu, the preview or an upload.
 * Several uploads in a row lead back to the one before them all.
 */
export function useMainChange(mainId: string | null, ids: readonly string[], isUploading: boolean) {
  const [mains, setMains] = useState<Mains>({ now: mainId, before: null, isUploading, wanted: null });
  if (mains.now !== mainId || mains.isUploading !== isUploading) setMains(after(mains, mainId, isUploading));
  const { before } = mains;
  return {
    before: before !== null && before !== mainId && ids.includes(before) ? before : null,
    forget: () => setMains({ ...mains, before: null }),
    goBack: () => setMains({ ...mains, before: null, wanted: before }),
  };
}

function after(mains: Mains, now: string | null, isUploading: boolean): Mains {
  if (mains.now === now) return { ...mains, isUploading };
  if (mains.wanted === now) return { now, before: null, isUploading, wanted: null };
  const isInRow = (isUploading || mains.isUploading) && mains.before !== null;
  return { now, before: isInRow ? mains.before : mains.now, isUploading, wanted: null };
}
