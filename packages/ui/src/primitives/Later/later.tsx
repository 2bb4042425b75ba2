import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { untilLoaded } from './untilLoaded';

/**
 * A part whose code loads when it is first drawn, or `ahead` of that. `fallback` stands in its place until it is here,
 * however long that takes: without a network the page around it stays.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // eslint-disable-next-line no-restricted-syntax -- it never fails
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  function Later({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  }
  return Object.assign(Later, { ahead: () => void load().catch(() => undefined) });
}
