import { forwardRef, type ComponentPropsWithoutRef, type CSSProperties, type ElementType } from 'react';
import styled from 'styled-components';
import { gapRules } from '../../theme/gapRules';
import type { SpaceStep } from '../../theme/scales';

export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** Element to render: a list. @default 'div' */
  as?: ElementType | undefined;
  /** Least width of a column in CSS px; as many columns as fit. @default 240 */
  minColumn?: number | undefined;
  /** A set number of columns, instead of `minColumn`. */
  columns?: number | undefined;
  /** Distance between cells, a step of the 4 px grid. @default 4 */
  gap?: SpaceStep | undefined;
}

/** Cells of even width; the number of columns follows the room there is. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  const { minColumn = 240, columns, gap = 4, style, ...elementProps } = props;
  const measures = columns ? { '--grid-columns': columns } : { '--grid-min': `${minColumn}px` };
  return (
    <Root
      ref={ref}
      data-gap={gap}
      data-columns={columns}
      style={{ ...measures, ...style } as CSSProperties}
      {...elementProps}
    />
  );
});

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--grid-min), 100%), 1fr));
  min-inline-size: 0;
  margin: 0;
  ${gapRules}
  &[data-columns] {
    grid-template-columns: repeat(var(--grid-columns), minmax(0, 1fr));
  }
  &:is(ul, ol) {
    padding: 0;
    list-style: none;
  }
`;
