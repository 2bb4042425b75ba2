import { useEffect, useLayoutEffect, useRef } from 'react';
import { offerDeeds, type Deed } from './offerDeeds';

/** Offers deeds while the component shows; they act upon the stage of its last render. */
export function useLiveDeeds<Stage>(deeds: readonly Deed<Stage>[], stage: Stage): void {
  const latest = useRef(stage);
  useLayoutEffect(() => {
    latest.current = stage;
  });
  useEffect(() => offerDeeds({ deeds, stage: () => latest.current }), [deeds]);
}
