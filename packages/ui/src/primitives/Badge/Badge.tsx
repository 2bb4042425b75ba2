import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { size } from '../../theme/tokenRefs';
import { VisuallyHidden } from '../VisuallyHidden';
import { badgeLook } from './badgeLook';
import { badgeText } from './badgeText';

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
  return (
    <Root ref={ref} data-size={height} {...elementProps}>
      <span aria-hidden={label ? true : undefined}>{badgeText(count, max)}</span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </Root>
  );
});

const Root = styled.span`
  ${badgeLook}
  &[data-size='sm'] {
    min-inline-size: max(${size('badge-sm')}, 1.6em);
    block-size: max(${size('badge-sm')}, 1.6em);
    padding-inline: max(5px, 0.45em);
    font-size: 0.6875rem;
  }
`;
