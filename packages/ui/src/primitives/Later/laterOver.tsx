import type { ComponentType, ReactNode } from 'react';
import { useGiveUp } from '../../hooks/useGiveUp';
import { later } from './later';

/** As `later`, for what opens over the page: the member may give it up, by `close`, before its code is here. */
export function laterOver<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
) {
  const Part = later(load);
  function LaterOver({ fallback, ...others }: Props & { fallback?: ReactNode }) {
    const props = others as unknown as Props;
    const waiting = (
      <>
        {fallback}
        <Waiting onGiveUp={() => close(props)} />
      </>
    );
    return <Part {...props} fallback={waiting} />;
  }
  return Object.assign(LaterOver, { ahead: Part.ahead });
}

function Waiting({ onGiveUp }: { onGiveUp: () => void }): null {
  useGiveUp(onGiveUp);
  return null;
}
