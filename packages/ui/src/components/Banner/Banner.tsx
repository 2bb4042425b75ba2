import { CircleAlert, Info, TriangleAlert, WifiOff } from '../../icons/icons';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { ownRoot } from '../../theme/ownRoot';
import { color, radius, size, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export type BannerTone = 'info' | 'warning' | 'error' | 'offline';

export interface BannerProps extends ComponentPropsWithoutRef<'div'> {
  /** Meaning, by colour and icon; an error is announced at once. @default 'info' */
  tone?: BannerTone | undefined;
  /** A button or link at the end. */
  action?: ReactNode;
}

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, offline: WifiOff };

/** One sentence about the whole place, at its top. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(props, ref) {
  const { tone = 'info', action, children, ...elementProps } = props;
  const Icon = icons[tone];
  return (
    <Root ref={ref} role={tone === 'error' ? 'alert' : undefined} data-tone={tone} {...elementProps}>
      <Icon aria-hidden />
      <Words>{children}</Words>
      {action}
    </Root>
  );
});

const Root = styled.div`
  ${ownRoot}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
  color: ${color('text-secondary')};
  ${typeStyle('small')}
  &[data-tone='warning'] {
    background: ${color('warning-soft')};
    color: ${color('warning-text')};
  }
  &[data-tone='error'] {
    background: ${color('negative-soft')};
    color: ${color('negative-text')};
  }
  & > svg {
    inline-size: ${size('icon-md')};
    block-size: ${size('icon-md')};
  }
`;

/* At least a few words a line, whatever the reader's size of text; else the action goes below. */
const Words = styled.div`
  flex: 1;
  min-inline-size: min(100% - ${size('icon-md')} - ${space(3)}, 12em);
  overflow-wrap: anywhere;
`;
