import { Announcement } from '../../announcer/Announcement';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { SkeletonRow } from './DialogueList.styles';

const skeletonRows = 6;

/** The shape of rows that are not known yet. */
export function Skeletons({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Announcement atOnce text={label} />
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
