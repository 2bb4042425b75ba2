import {
  forwardRef,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ForwardedRef,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useMotion } from '../../hooks/useMotion';
import { Announcement } from '../../announcer/Announcement';
import { useToday } from '../../hooks/useToday';
import { useLatest } from '../../hooks/useLatest';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useLater } from '../../hooks/useLater';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useDayWords } from '../../locales/useDayWords';
import { useIskra } from '../../theme/IskraContext';
import { useLabels } from '../../theme/useLabels';
import { ListRoot } from './DialogueList.styles';
import { dialogueListLabels } from './dialogueList.labels';
import type { DialogueItem, DialogueListProps } from './DialogueListProps';
import { DialogueRow } from './DialogueRow';
import { Skeletons } from './Skeletons';
import { useRowKeys } from './useRowKeys';
import { useSteadyOrder } from './useSteadyOrder';
import { VirtualRows } from './VirtualRows';

const loadTravel = () => import('./travel');

/** Rows up to which a plain list is quicker than a virtual one. */
const plainRows = 60;

function DialogueListView(props: DialogueListProps, ref: ForwardedRef<HTMLElement>) {
  const { locale, timeZone: pageTimeZone } = useIskra();
  const {
    items: given,
    selectedId = null,
    onSelect,
    loading = false,
    now,
    timeZone = pageTimeZone,
    labels: overrides,
    emptySlot,
    errorSlot,
    endSlot,
    offline = false,
    returnFocusTo,
    renderAvatar,
    renderMeta,
    renderEnd,
    motion,
    ...elementProps
  } = props;
  const labels = useLabels(dialogueListLabels, overrides);
  const words = useDayWords();
  const today = useToday(now, timeZone);
  const [focusedId, setFocusedId] = useState<DialogueItem['id'] | null>(null);
  const root = useRef<HTMLElement | null>(null);
  const { items, handlers } = useSteadyOrder(given);
  const { onKeyDown, focusRow } = useRowKeys(items, root, setFocusedId);
  const { isReduced, stillness } = useMotion(motion);
  useTravel(items, root, isReduced);
  const state = stateOf(props);
  useReturnedFocus(state === 'ready' ? indexOf(items, returnFocusTo) : -1, focusRow);
  const select = useLatestSelect(onSelect);
  const stop = Math.max(indexOf(items, focusedId), focusedId === null ? indexOf(items, selectedId) : -1, 0);
  const row = (item: DialogueItem) => (
    <DialogueRow
      item={item}
      isSelected={item.id === selectedId}
      isTabStop={item === items[stop]}
      now={today}
      onSelect={select}
      {...{ labels, locale, words, timeZone, renderAvatar, renderMeta, renderEnd }}
    />
  );
  return (
    <ListRoot
      ref={useMergedRef(root, ref)}
      aria-label={labels.list}
      aria-busy={loading}
      data-state={state}
      {...stillness}
      {...elementProps}
      {...handlers}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        handlers.onFocus(event);
        const { id } = (event.target as HTMLElement).dataset;
        setFocusedId(items.find((item) => String(item.id) === id)?.id ?? null);
      }}
    >
      {offline && <p data-part="offline">{labels.offline}</p>}
      <Announcement text={offline ? labels.offline : null} />
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
        <VirtualRows items={items} renderRow={row} drawnAlways={stop} />
      )}
      {state === 'ready' && endSlot}
    </ListRoot>
  );
}

// [CHT-01]
/** Conversations, newest first, as links; arrows and letters go from row to row. */
export const DialogueList = forwardRef(DialogueListView) as <Item extends DialogueItem = DialogueItem>(
  props: DialogueListProps<Item> & {
    /** Of the list's root. */
    ref?: ForwardedRef<HTMLElement> | undefined;
  },
) => ReactElement;

const indexOf = (items: readonly DialogueItem[], id: DialogueItem['id'] | null | undefined) =>
  items.findIndex((item) => item.id === id);

function stateOf({ items, loading, errorSlot }: DialogueListProps): 'ready' | 'loading' | 'error' | 'empty' {
  if (items.length > 0) return 'ready';
  if (loading) return 'loading';
  return errorSlot ? 'error' : 'empty';
}

function useLatestSelect(onSelect: DialogueListProps['onSelect']) {
  const latest = useLatest(onSelect);
  return useCallback(
    (item: DialogueItem, event: MouseEvent<HTMLAnchorElement>) => latest.current?.(item.id, event, item),
    [latest],
  );
}

/** Once, as soon as the row is there. */
function useReturnedFocus(index: number, focusRow: (index: number) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (index < 0 || isDone.current) return;
    isDone.current = true;
    // After the commit, as the row may have to be drawn first.
    queueMicrotask(() => focusRow(index));
  });
}

function useTravel(
  items: readonly DialogueItem[],
  root: RefObject<HTMLElement | null>,
  isReduced: boolean,
): void {
  // In a very long list a journey costs more than it tells.
  const part = useLater(!isReduced && items.length <= plainRows, loadTravel, 500);
  const before = useRef(items);
  useIsomorphicLayoutEffect(() => {
    const isMoved = before.current.some(({ id }, at) => items[at]?.id !== id);
    if (isMoved && !isReduced && root.current && items.length <= plainRows)
      part?.travel(root.current, before.current, items);
    before.current = items;
  }, [items]);
}
