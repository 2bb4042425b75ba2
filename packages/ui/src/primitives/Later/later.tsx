import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useAtOnce } from '../../hooks/useAtOnce';
import { untilLoaded } from './untilLoaded';

/**
 * A part whose code loads when it is first drawn, or `ahead` of that. `fallback` stands in its place until it is here,
 * however long that takes: without a network the page around it stays.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let coming: Promise<void> | undefined;
  // eslint-disable-next-line no-restricted-syntax -- it never fails
  const Part = lazy(() => {
    const loading = untilLoaded(load);
    coming = loading.then(() => void (coming = undefined));
    return loading.then((loaded) => ({ default: loaded }));
  });
  function Later({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    useAtOnce(() => coming);
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  }
  return Object.assign(Later, { ahead: () => void load().catch(() => undefined) });
}
