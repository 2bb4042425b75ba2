import { forwardRef, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { Sheet } from '../../components/Sheet';
import { Button } from '../../primitives/Button';
import { useLabels } from '../../theme/useLabels';
import { filterLabels, type FilterLabels } from './filterPanel.labels';
import { FilterFields } from './FilterFields';
import type { FilterSheetProps } from './FilterPanelProps';
import type { FilterValue } from './filterRules';
import { useDelayed } from './useDelayed';

const countDelayMs = 250;

// [B8.3, B8.8]
/** The filters over the list: kept apart until `Show`, given up by closing. */
export const FilterSheet = forwardRef<HTMLDivElement, FilterSheetProps>(function FilterSheet(props, ref) {
  const {
    value,
    defaults,
    open,
    onOpenChange,
    onApply,
    onDraft,
    delay = countDelayMs,
    count,
    cities,
    citiesLoading,
    onNeedCities,
    onRetryCities,
    nameOfCity,
    cityPresentation,
    fields,
    locked,
    further,
    renderAbove,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels<FilterLabels>(filterLabels, overrides);
  const { draft, setDraft } = useDraft(value, open, delay, onDraft);
  const show = () => {
    onOpenChange(false);
    onApply(draft);
  };
  const footer = (
    <>
      <Button variant="text" onClick={() => setDraft(defaults)}>
        {labels.reset}
      </Button>
      <Button onClick={show}>{typeof count === 'number' ? labels.showPeople(count) : labels.show}</Button>
    </>
  );
  return (
    <Sheet ref={ref} {...{ open, onOpenChange, footer }} title={labels.title} {...elementProps}>
      {renderAbove?.(draft, setDraft)}
      <FilterFields
        {...{ cities, citiesLoading, onNeedCities, onRetryCities, nameOfCity, cityPresentation }}
        {...{ fields, locked, further, defaults, labels }}
        value={draft}
        onChange={setDraft}
      />
    </Sheet>
  );
});

/** A copy of the filters, taken anew each time the sheet opens. */
function useDraft(
  value: FilterValue,
  isOpen: boolean,
  delayMs: number,
  onDraft: ((value: FilterValue) => void) | undefined,
) {
  const [draft, setOwn] = useState(value);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const tell = useDelayed<FilterValue>((next) => onDraft?.(next));
  const telling = useRef(tell);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOwn(value);
  }
  const opened = useLatest(value);
  useEffect(() => {
    if (isOpen) telling.current.later(opened.current, 0);
    else telling.current.forget();
  }, [isOpen, opened]);
  const setDraft = (next: FilterValue) => {
    setOwn(next);
    tell.later(next, delayMs);
  };
  return { draft, setDraft };
}
