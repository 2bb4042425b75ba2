import { forwardRef } from 'react';
import styled from 'styled-components';
import { SlidersHorizontal } from '../../icons/icons';
import { IconButton, type IconButtonProps } from '../../primitives/IconButton';
import { color, radius, size } from '../../theme/tokenRefs';
import { useLabels } from '../../theme/useLabels';
import { filterLabels, type FilterLabels } from './filterPanel.labels';

export interface FilterButtonProps extends Omit<IconButtonProps, 'label' | 'children' | 'asChild'> {
  // [B8.4]
  /** How many fields differ from the defaults: a dot for the eye, the number in the name. */
  changed: number;
  /** Built-in strings to replace. */
  labels?: Partial<FilterLabels> | undefined;
}

/** Opens the filters from a header. */
export const FilterButton = forwardRef<HTMLButtonElement, FilterButtonProps>(
  function FilterButton(props, ref) {
    const { changed, labels: overrides, ...elementProps } = props;
    const labels = useLabels<FilterLabels>(filterLabels, overrides);
    return (
      <Root ref={ref} label={labels.changed(changed)} data-changed={changed || undefined} {...elementProps}>
        <SlidersHorizontal size={24} />
      </Root>
    );
  },
);

const Root = styled(IconButton)`
  position: relative;
  &[data-changed]::after {
    content: '';
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    inline-size: ${size('dot')};
    block-size: ${size('dot')};
    border-radius: ${radius('full')};
    background: ${color('accent-solid')};
    box-shadow: 0 0 0 2px ${color('surface-page')};
  }
`;
