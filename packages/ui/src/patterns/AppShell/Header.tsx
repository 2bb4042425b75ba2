import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { layout } from '../../theme/scales';
import { color, radius, size, space, z } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export interface HeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  /** Name of the screen: its heading, on one line or two. */
  title: ReactNode;
  /** A link with the mark, or the way back. */
  start?: ReactNode;
  /** A link to one's own profile around the avatar, with an `aria-label`. */
  user?: ReactNode;
  /** One action: filters, or the menu. */
  action?: ReactNode;
}

// [SHL-01, PRO-05]
/** The phone's header: mark or way back, title in the middle, oneself and one action. */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(props, ref) {
  const { title, start, user, action, ...elementProps } = props;
  return (
    <Root ref={ref} {...elementProps}>
      <Side>{start}</Side>
      <h1>{title}</h1>
      <Side>
        {user}
        {action}
      </Side>
    </Root>
  );
});

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${z('sticky')};
  display: grid;
  /* The title in the middle, as long as both sides leave it room there. */
  grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  align-items: center;
  /* 8 px; twice as large letters need the room themselves. */
  column-gap: max(0px, ${space(4)} - 0.5rem);
  min-block-size: ${layout.mobileHeader}px;
  padding-inline: ${space(2)};
  background: ${color('surface-page')};
  & > h1 {
    ${typeStyle('lead')}
    /* Two lines fit the bar; what is longer still ends in dots. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    margin: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-align: center;
    text-wrap: balance;
  }
`;

const Side = styled.span`
  display: flex;
  align-items: center;
  min-inline-size: ${size('control-md')};
  &:last-child {
    justify-content: flex-end;
  }
  & > a {
    display: grid;
    place-items: center;
    inline-size: ${size('control-md')};
    block-size: ${size('control-md')};
    border-radius: ${radius('sm')};
    ${focusRing}
  }
`;
