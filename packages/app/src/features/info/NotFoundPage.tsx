import { useText } from '../../shared/i18n';
import { useLayout } from '../../shared/layout';
import { Screen } from '../shell';
import { NothingHere } from './components/NothingHere';
import { infoMessages } from './messages';

/** Any address that is none of spec point 2's, for a member [ACC-05]. */
export function NotFoundPage() {
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  return (
    <Screen title={t(infoMessages.notFoundTitle)} heading="own">
      <NothingHere titleAs={isMobile ? 'h2' : 'h1'} />
    </Screen>
  );
}
