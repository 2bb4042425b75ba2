import { useState } from 'react';
import { reloadPage } from '../code';

type Retrying = 'idle' | 'busy' | 'lost';

/**
 * Draws what failed anew, otherwise the whole page: a newer build has other parts, and some browsers remember a failure.
 * `isLost` tells that there is no network for that.
 */
export function useRetry(again: () => Promise<void> = onlyByPage) {
  const [retrying, setRetrying] = useState<Retrying>('idle');

  async function retry(): Promise<void> {
    setRetrying('busy');
    const hasHelped = await again().then(() => true, reloadPage);
    if (!hasHelped) setRetrying('lost');
  }

  return { isBusy: retrying === 'busy', isLost: retrying === 'lost', retry: () => void retry() };
}

const onlyByPage = () => Promise.reject(new Error('What was drawn wrong is wrong the next time'));
