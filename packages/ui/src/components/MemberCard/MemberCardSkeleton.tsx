import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Skeleton } from '../../primitives/Skeleton';
import { Bars, CardRoot, Frame } from './MemberCard.styles';

export type MemberCardSkeletonProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The place of a member card that is loading; say `aria-busy` on the grid. */
export const MemberCardSkeleton = forwardRef<HTMLDivElement, MemberCardSkeletonProps>(
  function MemberCardSkeleton(props, ref) {
    return (
      <CardRoot ref={ref} as="div" aria-hidden {...props}>
        <Frame />
        <Bars>
          <Skeleton width="60%" />
          <Skeleton width="40%" height={12} />
        </Bars>
      </CardRoot>
    );
  },
);
