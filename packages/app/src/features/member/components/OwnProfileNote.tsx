import { Banner, Button } from '@iskra/ui';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
import { memberMessages as messages } from '../messages';
import { Actions } from './MemberDetails.styles';

/** Stands on one's own profile instead of what one can do with others: whose it is, and the way to editing [OTH-02]. */
export function OwnProfileNote() {
  const t = useText();
  const edit = (
    <Button size="sm" variant="secondary" asChild>
      <Link to="/profile/edit">{t(messages.editOwn)}</Link>
    </Button>
  );
  return (
    <Actions>
      <Banner action={edit}>{t(messages.own)}</Banner>
    </Actions>
  );
}
