import { useId, useState } from 'react';
import { ChevronDown } from '../../icons/icons';
import { Badge } from '../../primitives/Badge';
import { later } from '../../primitives/Later/later';
import type { FilterLabels } from './filterPanel.labels';
import { MoreButton } from './FilterPanel.styles';
import type { FurtherField } from './FilterPanelProps';
import { changedFurther, type FilterChange, type FilterValue } from './filterRules';

const FurtherFields = later(async () => (await import('./FurtherFields')).FurtherFields);

export interface FurtherProps {
  fields: readonly FurtherField[];
  value: FilterValue;
  defaults: FilterValue;
  labels: FilterLabels;
  onChange: (change: FilterChange) => void;
}

/** The further filters behind a button, which says how many are set; loaded when they are wanted. */
export function Further({ fields, value, defaults, labels, onChange }: FurtherProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const set = changedFurther(value, defaults).length;
  return (
    <div>
      <MoreButton
        variant="text"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={FurtherFields.ahead}
        onFocus={FurtherFields.ahead}
        onClick={() => setOpen(!isOpen)}
        iconEnd={<ChevronDown size={20} />}
      >
        {labels.more} <Badge count={set} size="sm" label={labels.moreSet(set)} />
      </MoreButton>
      {isOpen ? <FurtherFields id={id} {...{ fields, value, onChange }} /> : null}
    </div>
  );
}
