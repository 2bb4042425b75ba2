import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { color, radius, size } from '../../theme/tokenRefs';
import { VisuallyHidden } from '../VisuallyHidden';

export interface BadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** How many; nothing is shown for 0 or less. */
  count: number;
  /** The greatest number shown as it is; above it a plus. @default 99 */
  max?: number | undefined;
  /** The count in words for screen readers: '3 new messages'. */
  label?: string | undefined;
  /** Height: 18 (on a menu icon) or 22 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/** A count of what is new. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(props, ref) {
  const { count, max = 99, label, size: height = 'md', ...elementProps } = props;
  if (!(count > 0)) return null;
  const text = count > max ? `${max}+` : String(count);
  return (
    <Root ref={ref} data-size={height} {...elementProps}>
      <span aria-hidden={label ? true : undefined}>{text}</span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </Root>
  );
});

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  /* Higher than its figures also where the reader's text is large. */
  min-inline-size: max(${size('badge')}, 1.8em);
  block-size: max(${size('badge')}, 1.8em);
  padding-inline: max(7px, 0.55em);
  border-radius: ${radius('full')};
  background: ${color('accent-solid')};
  color: ${color('text-on-accent')};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  &[data-size='sm'] {
    min-inline-size: max(${size('badge-sm')}, 1.6em);
    block-size: max(${size('badge-sm')}, 1.6em);
    padding-inline: max(5px, 0.45em);
    font-size: 0.6875rem;
  }
`;
