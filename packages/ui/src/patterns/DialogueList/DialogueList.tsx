import {
  forwardRef,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIskra, useLabels } from '../../theme';
import { ListRoot, SkeletonRow } from './DialogueList.styles';
import { dialogueListLabels } from './dialogueList.labels';
import type { DialogueItem, DialogueListProps } from './DialogueListProps';
import { DialogueRow } from './DialogueRow';

const VirtualRows = lazy(() => import('./VirtualRows').then((part) => ({ default: part.VirtualRows })));

/** Rows up to which a plain list is quicker than a virtual one. */
const plainRows = 60;
const skeletonRows = 6;

/** Conversations, newest first, as links; arrows go from row to row [CHT-01]. */
export const DialogueList = forwardRef<HTMLElement, DialogueListProps>(function DialogueList(props, ref) {
  const { items, selectedId = null, onSelect, loading = false, now, labels: overrides, ...others } = props;
  const { emptySlot, errorSlot, ...rest } = others;
  const labels = useLabels(dialogueListLabels, overrides);
  const { locale } = useIskra();
  const [mountedAt] = useState(() => new Date());
  const [focusedId, setFocusedId] = useState<DialogueItem['id'] | null>(null);
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  });
  const select = useCallback(
    (id: DialogueItem['id'], event: MouseEvent<HTMLAnchorElement>) => latest.current?.(id, event),
    [],
  );
  const root = useRef<HTMLElement | null>(null);
  const rootRef = useMergedRef(root, ref);
  const tabStop = [focusedId, selectedId].find((id) => items.some((item) => item.id === id)) ?? items[0]?.id;
  const row = (item: DialogueItem) => (
    <DialogueRow
      item={item}
      isSelected={item.id === selectedId}
      isTabStop={item.id === tabStop}
      now={now ?? mountedAt}
      onSelect={select}
      {...{ labels, locale }}
    />
  );
  const state = stateOf(props);
  return (
    <ListRoot
      ref={rootRef}
      aria-label={labels.list}
      aria-busy={loading}
      data-state={state}
      {...rest}
      onKeyDown={moveFocus}
      onFocus={(event) => setFocusedId(idOf(event.target, items))}
    >
      {state === 'loading' && <Skeletons label={labels.loading} />}
      {state === 'error' && errorSlot}
      {state === 'empty' && emptySlot}
      {state === 'ready' && items.length <= plainRows && (
        <ul>
          {items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      )}
      {state === 'ready' && items.length > plainRows && (
        <Suspense fallback={<Skeletons label={labels.loading} />}>
          <VirtualRows items={items} renderRow={row} scroller={root} />
        </Suspense>
      )}
    </ListRoot>
  );
});

function Skeletons({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: skeletonRows }, (_, at) => (
        <SkeletonRow key={at} aria-hidden>
          <i />
          <span>
            <i />
            <i />
          </span>
        </SkeletonRow>
      ))}
    </>
  );
}

function stateOf({ items, loading, errorSlot }: DialogueListProps): 'ready' | 'loading' | 'error' | 'empty' {
  if (items.length > 0) return 'ready';
  if (loading) return 'loading';
  return errorSlot ? 'error' : 'empty';
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('a[data-id]'));
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
}

function idOf(target: EventTarget, items: readonly DialogueItem[]): DialogueItem['id'] | null {
  const id = target instanceof HTMLElement ? target.dataset['id'] : undefined;
  return items.find((item) => String(item.id) === id)?.id ?? null;
}
