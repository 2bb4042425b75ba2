import { Skeleton } from '../../primitives/Skeleton';
import { Bars, CardRoot, Frame } from './MemberCard.styles';

/** The place of a member card that is loading; say `aria-busy` on the grid. */
export function MemberCardSkeleton() {
  return (
    <CardRoot as="div" aria-hidden>
      <Frame />
      <Bars>
        <Skeleton width="60%" />
        <Skeleton width="40%" height={12} />
      </Bars>
    </CardRoot>
  );
}
