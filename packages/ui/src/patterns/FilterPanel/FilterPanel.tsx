import { forwardRef, useId, useState } from 'react';
import { Announcement } from '../../announcer/Announcement';
import { useControllable } from '../../hooks/useControllable';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { Text } from '../../primitives/Text';
import { useLabels } from '../../theme/useLabels';
import { filterLabels, type FilterLabels } from './filterPanel.labels';
import { FilterFields } from './FilterFields';
import { PanelHead, PanelRoot, PanelTitle } from './FilterPanel.styles';
import type { FilterPanelProps } from './FilterPanelProps';
import { countChanged, type FilterValue } from './filterRules';
import { useDelayed } from './useDelayed';

const applyDelayMs = 250;

// [B8.3]
/** The filters beside a list; what is changed applies by itself, a quarter of a second after the last change. */
export const FilterPanel = forwardRef<HTMLElement, FilterPanelProps>(function FilterPanel(props, ref) {
  const {
    value,
    defaultValue,
    defaults,
    onChange,
    onApply,
    delay = applyDelayMs,
    count,
    titleAs = 'h2',
    labels: overrides,
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
    ...elementProps
  } = props;
  const labels = useLabels<FilterLabels>(filterLabels, overrides);
  const id = useId();
  const [applied, apply] = useControllable(value, defaultValue ?? defaults, onApply);
  const [draft, setDraft] = useState<FilterValue | null>(null);
  const handOver = useDelayed<FilterValue>((next) => {
    setDraft(null);
    apply(next);
  });
  const shown = draft ?? applied;
  const changed = countChanged(shown, defaults);
  const change = (next: FilterValue, wait: number) => {
    setDraft(next);
    onChange?.(next);
    handOver.later(next, wait);
  };
  return (
    <PanelRoot ref={ref} aria-labelledby={id} data-changed={changed} {...elementProps}>
      <PanelHead>
        <PanelTitle>
          <Text id={id} as={titleAs} variant="lead">
            {labels.title}
          </Text>
          <Badge count={changed} size="sm" label={labels.changed(changed)} />
        </PanelTitle>
        <Button variant="text" size="sm" onClick={() => change(defaults, 0)}>
          {labels.reset}
        </Button>
      </PanelHead>
      {renderAbove?.(shown, (next) => change(next, 0))}
      <FilterFields
        {...{ cities, citiesLoading, onNeedCities, onRetryCities, nameOfCity, cityPresentation }}
        {...{ fields, locked, further, defaults, labels }}
        value={shown}
        onChange={(next) => change(next, delay)}
      />
      <Announcement text={typeof count === 'number' ? labels.people(count) : null} />
    </PanelRoot>
  );
});
