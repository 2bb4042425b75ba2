import { useDeferredValue, useState } from 'react';

/**
 * Whether content that comes for the first time may be drawn now. Stores make React draw at once and in one piece; this
 * has it drawn in slices, so that a press is heard meanwhile, and what stands in its place stays until then.
 */
export function useFirstDrawing(hasContent: boolean): boolean {
  const [hasCome, setCome] = useState(hasContent);
  if (hasContent && !hasCome) setCome(true);
  return useDeferredValue(hasCome);
}
