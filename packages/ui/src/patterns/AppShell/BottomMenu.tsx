import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { layout } from '../../theme/scales';
import { color, size, space, z } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { useLabels } from '../../theme/useLabels';
import { appShellLabels } from './appShell.labels';
import { NavLinks, type NavItem } from './NavItem';

export interface BottomMenuProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Three to five places. */
  items: readonly NavItem[];
  /** Built-in strings to replace. */
  labels?: Partial<(typeof appShellLabels)['ru']> | undefined;
}

// [SHL-04]
/** The phone's navigation, in reach of the thumb; its words get smaller or wrap, and are never cut. */
export const BottomMenu = forwardRef<HTMLElement, BottomMenuProps>(function BottomMenu(props, ref) {
  const { items, labels, ...elementProps } = props;
  const { navigation } = useLabels(appShellLabels, labels);
  return (
    <Bar ref={ref} aria-label={navigation} {...elementProps}>
      <NavLinks items={items} />
    </Bar>
  );
});

/** In the reader's own text size, which a media query's `em` is. */
const crowdedBelow = '16em';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${z('nav')};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-block-size: ${layout.mobileNav}px;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color('border-subtle')};
  background: ${color('surface-card')};
  & > a {
    ${typeStyle('caption')}
    /* Smaller in a narrow window, but as large as the reader's text size wants it. */
    font-size: clamp(0.625rem, 3.1vw, 0.75rem);
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-inline-size: 0;
    min-block-size: ${layout.mobileNav}px;
    color: ${color('text-secondary')};
    text-align: center;
    text-decoration: none;
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  & > a[aria-current] {
    color: ${color('accent-text')};
  }
  & > a > svg {
    inline-size: ${size('icon-lg')};
    block-size: ${size('icon-lg')};
  }
  & > a > span:nth-of-type(1) {
    max-inline-size: 100%;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & > a > span:nth-of-type(2) {
    position: absolute;
    inset-block-start: 6px;
    /* In a narrow window it keeps within its own place. */
    inset-inline-start: min(50% + 2px, 100% - 36px);
    min-inline-size: max(${size('badge-sm')}, 1.6em);
    block-size: max(${size('badge-sm')}, 1.6em);
    padding-inline: 5px;
    font-size: 0.6875rem;
    box-shadow: 0 0 0 2px ${color('surface-card')};
  }
  /* Text so large that the words find no place beside each other: only the current place has its word in sight. */
  @media (max-width: ${crowdedBelow}) {
    display: flex;
    & > a {
      flex: 1 1 0;
      /* The number stands over the word, however many lines that takes. */
      padding-block-start: ${space(3)};
    }
    & > a > span:nth-of-type(2) {
      inset-block-start: 2px;
    }
    & > a[aria-current] {
      flex-grow: 2.4;
    }
    & > a:not([aria-current]) > span:nth-of-type(1) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (forced-colors: active) {
    & > a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
