import {
  forwardRef,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type FocusEvent,
} from 'react';
import { useMotion, type MotionProps } from '../../hooks/useMotion';
import { giveFocusBack } from '../../hooks/giveFocusBack';
import { useMergedRef } from '../../hooks/useMergedRef';
import { mobileMaxWidth } from '../../theme/scales';
import { useLabels } from '../../theme/useLabels';
import type { ToasterStore } from './createToaster';
import type { Toast } from './ToastOptions';
import { ToastCard } from './ToastCard';
import { Region } from './Toaster.styles';
import { toasterOf } from './toasterOf';
import { toasterLabels } from './toaster.labels';
import { useAnnouncements } from './useAnnouncements';
import { useClosingGap } from './useClosingGap';
import { useDialogPause, useHiddenTabPause } from './useToasterPauses';

export interface ToasterProps
  extends
    Omit<
      ComponentPropsWithoutRef<'section'>,
      'children' | 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'
    >,
    MotionProps {
  /** A store of one's own to draw, from `createToaster()`. @default that of `toast()` */
  toaster?: ToasterStore | undefined;
  /** Of several on a page, which one `toast()` means by the same id. */
  toasterId?: string | undefined;
  /** Milliseconds until a toast closes: a reader may want longer. @default 3000, on phones 2000 */
  duration?: number | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof toasterLabels)['en']> | undefined;
}

const noToasts: readonly Toast[] = [];
const hotkey = 'F8';

// [TOA-02, B7.2]
const usualDuration = () => (window.matchMedia(`(max-width: ${mobileMaxWidth}px)`).matches ? 2000 : 3000);

/** The place for toasts; mounted once and from the start, so that screen readers know the live regions. */
export const Toaster = forwardRef<HTMLElement, ToasterProps>(function Toaster(props, ref) {
  const {
    toasterId,
    toaster = toasterOf(toasterId),
    duration,
    motion,
    labels: overrides,
    ...elementProps
  } = props;
  const { isReduced, stillness } = useMotion(motion);
  const labels = useLabels(toasterLabels, overrides);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => noToasts);
  useAnnouncements(toaster);
  const region = useRef<HTMLElement | null>(null);
  const cameFrom = useRef<Element | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useClosingGap(list, toasts, isReduced);
  useHiddenTabPause(toaster);
  useDialogPause(toaster);
  useEffect(() => toaster.setDuration(duration ?? usualDuration()), [toaster, duration]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== hotkey) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const handleFocus = (event: FocusEvent) => {
    if (region.current?.contains(event.relatedTarget)) return;
    cameFrom.current = event.relatedTarget;
    toaster.pause('focus');
  };
  const handleBlur = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) toaster.resume('focus');
  };
  const handleClose = (id: string) => {
    const hadFocus = region.current?.contains(document.activeElement);
    toaster.dismiss(id);
    if (hadFocus && !giveFocusBack(cameFrom.current)) toaster.resume('focus');
    if (toaster.getSnapshot().every((toast) => toast.isLeaving)) toaster.resume('hover');
  };
  return (
    <Region
      ref={useMergedRef(region, ref)}
      aria-label={labels.region}
      tabIndex={-1}
      data-iskra-toaster=""
      {...stillness}
      {...elementProps}
      onPointerEnter={() => toaster.pause('hover')}
      onPointerLeave={() => toaster.resume('hover')}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <ol ref={list}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            closeLabel={labels.close(toast.title)}
            onClose={() => handleClose(toast.id)}
          />
        ))}
      </ol>
    </Region>
  );
});
