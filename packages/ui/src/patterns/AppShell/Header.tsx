import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { layout } from '../../theme/scales';
import { color, radius, size, space, z } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export interface HeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  /** Name of the screen: its heading. */
  title: ReactNode;
  /** A link with the mark, or the way back. */
  start?: ReactNode;
  /** One action: filters, or the menu. */
  action?: ReactNode;
}

/** The phone's header: mark or way back, title in the middle, one action [SHL-01]. */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(props, ref) {
  const { title, start, action, ...rest } = props;
  return (
    <Root ref={ref} {...rest}>
      <Start>{start}</Start>
      <h1>{title}</h1>
      <span>{action}</span>
    </Root>
  );
});

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${z('sticky')};
  display: grid;
  grid-template-columns: ${size('control-md')} 1fr ${size('control-md')};
  align-items: center;
  min-block-size: ${layout.mobileHeader}px;
  padding-inline: ${space(2)};
  background: ${color('surface-page')};
  & > h1 {
    ${typeStyle('lead')}
    margin: 0;
    overflow: hidden;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Start = styled.span`
  & > a {
    display: grid;
    place-items: center;
    block-size: ${size('control-md')};
    border-radius: ${radius('sm')};
    ${focusRing}
  }
`;
