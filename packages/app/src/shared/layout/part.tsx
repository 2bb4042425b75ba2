import { useAtOnce } from '@iskra/ui/hooks';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { NeedTexts } from '../i18n';
import { deferred, type FailedProps } from './deferred';
import { PartFailed } from './PartFailed';

export type LoadPart<Props> = (needTexts: NeedTexts) => Promise<ComponentType<Props>>;

/**
 * A part of a screen whose code loads when it is first drawn. Where that fails a notice says so and the screen stays; it
 * comes as soon as it can. `fallback` stands in its place until it is there, and `WayBack` under that.
 */
export function part<Props extends object>(
  load: LoadPart<Props>,
  fallback?: ReactNode,
  WayBack?: ComponentType<Props>,
) {
  const Awaited = (props: Props) => (
    <>
      {fallback}
      {WayBack && <WayBack {...props} />}
    </>
  );
  const Missing = (failed: Props & FailedProps) => (
    <>
      <Awaited {...failed} />
      <PartFailed again={failed.again} />
    </>
  );
  return awaited(deferred(load, Missing, PartFailed), Awaited);
}

/** Draws what loads as soon as it is here, and what stands in for it until then. */
export function awaited<Props extends object>(
  Deferred: ReturnType<typeof deferred<Props>>,
  Awaited: ComponentType<Props>,
) {
  return function Part(props: Props) {
    useAtOnce(Deferred.coming);
    return (
      <Suspense fallback={<Awaited {...props} />}>
        <Deferred {...props} />
      </Suspense>
    );
  };
}
