import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../../../../packages/ui/src/theme/tokenRefs';

export interface SampleProps extends ComponentPropsWithoutRef<'div'> {
  /** What stands in it. */
  children?: ReactNode;
  /** Raised ones stand out from the page. @default 'flat' */
  surface?: 'flat' | 'raised' | undefined;
}

/** What it is for, in a sentence. */
export const Sample = forwardRef<HTMLDivElement, SampleProps>(function Sample(props, ref) {
  const { surface = 'flat', ...elementProps } = props;
  return <Root ref={ref} data-surface={surface} {...elementProps} />;
});

const Root = styled.div`
  padding: ${space(4)};
  border-radius: ${radius('lg')};
  color: ${color('text-primary')};
  &[data-surface='raised'] {
    background: ${color('surface-raised')};
  }
`;
