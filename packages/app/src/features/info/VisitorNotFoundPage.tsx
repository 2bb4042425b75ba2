import { InfoFrame } from './components/InfoFrame';
import { NothingHere } from './components/NothingHere';

/** Any address that is none of spec point 2's, for a visitor: no page of a member's, so no reason to register [ACC-01, ACC-05]. */
export function VisitorNotFoundPage() {
  return (
    <InfoFrame>
      <main>
        <NothingHere titleAs="h1" />
      </main>
    </InfoFrame>
  );
}
