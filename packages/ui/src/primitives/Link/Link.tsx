import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { color, radius, weight } from '../../theme/tokenRefs';
import { adoptChild } from '../asChild/adoptChild';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** In the accent, or in the colour of the text around it with an underline. @default 'accent' */
  tone?: 'accent' | 'inherit' | undefined;
  /** The only child, a router's link or a button, becomes the root. @default false */
  asChild?: boolean | undefined;
}

/** A link within text or beside a label; takes the size of what is around it. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { tone = 'accent', asChild, children, ...elementProps } = props;
  const adopted = asChild ? adoptChild(children, elementProps) : undefined;
  return (
    <Root ref={ref} data-tone={tone} {...elementProps} {...adopted?.props}>
      {adopted ? adopted.content : children}
    </Root>
  );
});

const Root = styled.a`
  padding: 0;
  border: 0;
  border-radius: ${radius('sm')};
  background: none;
  color: ${color('accent-text')};
  font: inherit;
  font-weight: ${weight('strong')};
  text-decoration: none;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  &[data-tone='inherit'] {
    color: inherit;
    font-weight: inherit;
    text-decoration: underline;
  }
`;
