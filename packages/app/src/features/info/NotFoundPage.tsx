import { useText } from '../../shared/i18n';
import { Screen } from '../shell';
import { NothingHere } from './components/NothingHere';
import { infoMessages } from './messages';

/** Any address that is none of spec point 2's, for a member [ACC-05]. */
export function NotFoundPage() {
  const t = useText();
  return (
    <Screen title={t(infoMessages.notFoundTitle)} hideHeading>
      <NothingHere />
    </Screen>
  );
}
