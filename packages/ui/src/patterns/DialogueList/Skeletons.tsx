import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { SkeletonRow } from './DialogueList.styles';

const skeletonRows = 6;

/** The shape of rows that are not known yet. */
export function Skeletons({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: skeletonRows }, (_, at) => (
        <SkeletonRow key={at} aria-hidden>
          <i />
          <span>
            <i />
            <i />
          </span>
        </SkeletonRow>
      ))}
    </>
  );
}
