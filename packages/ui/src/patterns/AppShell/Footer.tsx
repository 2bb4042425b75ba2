import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { color, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Names the links. */
  label: string;
  /** The links, each an `a` or a router's link. */
  children: ReactNode;
  /** Under the links. */
  copyright?: ReactNode;
}

// [SHL-06]
/** Rules and help, and whose all this is. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(props, ref) {
  const { label, copyright, children, ...elementProps } = props;
  return (
    <Root ref={ref} {...elementProps}>
      <nav aria-label={label}>{children}</nav>
      {copyright ? <small>{copyright}</small> : null}
    </Root>
  );
});

const Root = styled.footer`
  ${typeStyle('caption')}
  color: ${color('text-muted')};
  font-weight: ${weight('regular')};
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: inherit;
    text-decoration: none;
    ${focusRing}
    &:hover {
      color: ${color('text-primary')};
      text-decoration: underline;
    }
  }
  & > small {
    display: block;
    margin-block-start: ${space(2)};
    font: inherit;
  }
`;
