import { forwardRef, type ComponentPropsWithoutRef, type ElementType } from 'react';
import styled from 'styled-components';
import { gapRules } from '../../theme/gapRules';
import { media } from '../../theme/media';
import type { SpaceStep } from '../../theme/scales';

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** Element to render: a list, a form. @default 'div' */
  as?: ElementType | undefined;
  /** Which way things stand; `responsive` is a row that becomes a column on a phone. @default 'column' */
  direction?: 'column' | 'row' | 'responsive' | undefined;
  /** Distance between things, a step of the 4 px grid. @default 4 */
  gap?: SpaceStep | undefined;
  /** Across the direction. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along the direction. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** What does not fit goes to the next line. @default false */
  wrap?: boolean | undefined;
}

/** Things one after another with even distances. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(props, ref) {
  const {
    direction = 'column',
    gap = 4,
    align = 'stretch',
    justify = 'start',
    wrap,
    ...elementProps
  } = props;
  return (
    <Root
      ref={ref}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      {...elementProps}
    />
  );
});

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin: 0;
  ${gapRules}
  &[data-direction='row'] {
    flex-direction: row;
  }
  ${media.desktop} {
    &[data-direction='responsive'] {
      flex-direction: row;
    }
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &:is(ul, ol) {
    padding: 0;
    list-style: none;
  }
`;
