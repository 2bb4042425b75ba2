import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { GivenUp } from './GivenUp';
import { untilLoaded } from './untilLoaded';

/**
 * A part whose code loads when it is first drawn, or `ahead` of that. `fallback` stands in its place until it is here,
 * however long that takes: without a network the page around it stays. What opens over the page says how it closes: the
 * member may give it up before it is here.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close?: (props: Props) => void,
) {
  // eslint-disable-next-line no-restricted-syntax -- it never fails
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  function Later({ fallback, ...others }: Props & { fallback?: ReactNode }) {
    const props = others as unknown as Props;
    const waiting = close && <GivenUp onGiveUp={() => close(props)} />;
    return (
      <Suspense
        fallback={
          <>
            {fallback}
            {waiting}
          </>
        }
      >
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { ahead: () => void load().catch(() => undefined) });
}
