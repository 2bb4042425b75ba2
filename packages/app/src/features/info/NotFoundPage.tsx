import { Button, EmptyState } from '@iskra/ui';
import { Link } from 'react-router-dom';
import { useText } from '../../shared/i18n';
import { useTitle } from '../../shared/layout';
import { Screen } from '../shell';
import { infoMessages } from './messages';

/** Any address that is none of spec point 2's [ACC-05]. */
export function NotFoundPage() {
  const t = useText();
  useTitle(t(infoMessages.notFoundTitle));
  return (
    <Screen title={t(infoMessages.notFoundTitle)} hideHeading>
      <EmptyState
        title={t(infoMessages.notFoundTitle)}
        text={t(infoMessages.notFoundText)}
        action={
          <Button asChild>
            <Link to="/">{t(infoMessages.notFoundAction)}</Link>
          </Button>
        }
      />
    </Screen>
  );
}
