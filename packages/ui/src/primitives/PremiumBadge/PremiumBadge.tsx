import { Crown } from '../../icons/icons';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { useLabels } from '../../theme/useLabels';
import { VisuallyHidden } from '../VisuallyHidden';
import { premiumBadgeLabels } from './premiumBadge.labels';

export interface PremiumBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Only the crown, on photos and beside names. @default false */
  iconOnly?: boolean | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof premiumBadgeLabels)['en']> | undefined;
}

/** The quiet golden mark of a premium member. */
export const PremiumBadge = forwardRef<HTMLSpanElement, PremiumBadgeProps>(function PremiumBadge(props, ref) {
  const { iconOnly, labels: overrides, ...elementProps } = props;
  const { premium } = useLabels(premiumBadgeLabels, overrides);
  return (
    <Root ref={ref} data-icon-only={iconOnly || undefined} {...elementProps}>
      <Crown aria-hidden />
      {iconOnly ? <VisuallyHidden>{premium}</VisuallyHidden> : premium}
    </Root>
  );
});

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-block-size: ${space(6)};
  padding-inline: ${space(2)};
  border: 1px solid ${color('premium-border')};
  border-radius: ${radius('sm')};
  background: ${color('premium-soft')};
  color: ${color('premium-text')};
  ${typeStyle('caption')}
  font-weight: 700;
  & > svg {
    inline-size: ${size('icon-sm')};
    block-size: ${size('icon-sm')};
  }
  &[data-icon-only] {
    inline-size: ${size('mark')};
    block-size: ${size('mark')};
    padding: 0;
    border-radius: ${radius('full')};
  }
`;
