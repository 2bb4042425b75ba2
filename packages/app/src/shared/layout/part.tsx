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
  return awaited(load, Awaited, Missing);
}

/** Draws what loads, with what stands in for it while it is on its way and where it fails. */
export function awaited<Props extends object>(
  load: LoadPart<Props>,
  Awaited: ComponentType<Props>,
  Missing: ComponentType<Props & FailedProps>,
) {
  let coming: Promise<void> | undefined;
  const handleEnd = () => void (coming = undefined);
  const loadAndTell: LoadPart<Props> = (needTexts) => {
    const loading = load(needTexts);
    coming = loading.then(handleEnd, handleEnd);
    return loading;
  };
  const Deferred = deferred(loadAndTell, Missing, PartFailed);
  return function Part(props: Props) {
    useAtOnce(() => coming);
    return (
      <Suspense fallback={<Awaited {...props} />}>
        <Deferred {...props} />
      </Suspense>
    );
  };
}
