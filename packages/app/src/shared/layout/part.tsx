import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { NeedTexts } from '../i18n';
import { deferred, type FailedProps } from './deferred';
import { PartFailed } from './PartFailed';

/**
 * A part of a screen whose code loads when it is first drawn. Where that fails a notice says so and the screen stays; it
 * comes as soon as it can. `fallback` stands in its place until it is there.
 */
export function part<Props extends object>(
  load: (needTexts: NeedTexts) => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Missing = (failed: FailedProps) => (
    <>
      {fallback}
      <PartFailed {...failed} />
    </>
  );
  const Deferred = deferred(load, Missing, PartFailed);
  return function Part(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Deferred {...props} />
      </Suspense>
    );
  };
}
