import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useGiveUp } from '../../hooks/useGiveUp';
import { useLatest } from '../../hooks/useLatest';
import { later } from './later';

/** What comes within that is not told of, ms. */
const soon = 400;

interface WaitingProps {
  /** Stands in its place until it is here. */
  fallback?: ReactNode;
  /** Told when it does not come soon, and when the waiting is over: what opens it shows that. */
  onSlow?: ((isSlow: boolean) => void) | undefined;
}

/** As `later`, for what opens over the page: the member may give it up, by `close`, before its code is here. */
export function laterOver<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
) {
  const Part = later(load);
  function LaterOver({ fallback, onSlow, ...others }: Props & WaitingProps) {
    const props = others as unknown as Props;
    const waiting = (
      <>
        {fallback}
        <Waiting onGiveUp={() => close(props)} onSlow={onSlow} />
      </>
    );
    return <Part {...props} fallback={waiting} />;
  }
  return Object.assign(LaterOver, { ahead: Part.ahead });
}

function Waiting({ onGiveUp, onSlow }: Pick<WaitingProps, 'onSlow'> & { onGiveUp: () => void }): null {
  useGiveUp(onGiveUp);
  const latest = useLatest(onSlow);
  useEffect(() => {
    const tell = (isSlow: boolean) => latest.current?.(isSlow);
    const timer = setTimeout(tell, soon, true);
    return () => {
      clearTimeout(timer);
      tell(false);
    };
  }, [latest]);
  return null;
}
