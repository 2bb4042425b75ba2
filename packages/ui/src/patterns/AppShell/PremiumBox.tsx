import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { ArrowRight, Crown } from '../../icons/icons';
import { fingerTarget } from '../../theme/fingerTarget';
import { focusRing } from '../../theme/focusRing';
import { color, radius, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export interface PremiumBoxProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'title'> {
  /** A word or two: 'Iskra Premium'. */
  title: ReactNode;
  /** What it gives, in a sentence. */
  text: ReactNode;
  /** The button's words. */
  more: ReactNode;
  /** The button was pressed. */
  onMore: () => void;
}

// [SHL-03]
/** What premium gives, for those who do not have it; in the sidebar's rail a crown to press. */
export const PremiumBox = forwardRef<HTMLElement, PremiumBoxProps>(function PremiumBox(props, ref) {
  const { title, text, more, onMore, ...elementProps } = props;
  const titleId = useId();
  return (
    <Root ref={ref} {...elementProps}>
      <strong>
        <Crown size={20} />
        <span id={titleId}>{title}</span>
      </strong>
      <p>{text}</p>
      <button type="button" aria-describedby={titleId} onClick={onMore}>
        <span>{more}</span>
        <ArrowRight size={16} strokeWidth={2} />
      </button>
    </Root>
  );
});

const Root = styled.aside`
  ${typeStyle('small')}
  padding: ${space(5)};
  border: 1px solid ${color('premium-border')};
  border-radius: ${radius('lg')};
  background: ${color('premium-soft')};
  color: ${color('text-secondary')};
  & > strong,
  & > button {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color('premium-text')};
    font-weight: ${weight('title')};
  }
  & > strong {
    ${typeStyle('body')}
    font-weight: ${weight('title')};
  }
  & > p {
    margin: ${space(1)} 0 ${space(2)};
  }
  & > button {
    min-block-size: ${size('chip')};
    padding: 0;
    border: 0;
    border-radius: ${radius('sm')};
    background: none;
    font: inherit;
    font-weight: ${weight('strong')};
    cursor: pointer;
    ${focusRing}
    ${fingerTarget}
    &:hover {
      text-decoration: underline;
    }
  }
  [dir='rtl'] & > button > svg {
    transform: scaleX(-1);
  }
`;
