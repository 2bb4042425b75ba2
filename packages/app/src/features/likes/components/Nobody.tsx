import { Button, EmptyState } from '@iskra/ui';
import { Heart } from '@iskra/ui/icons';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
import { likesMessages as messages } from '../messages';

/** A list with nobody in it, and the way to encounters. */
export function Nobody({ title, text }: { title: string; text: string }) {
  const t = useText();
  return (
    <EmptyState
      icon={<Heart />}
      title={title}
      text={text}
      action={
        <Button asChild variant="soft">
          <Link to="/encounters">{t(messages.toEncounters)}</Link>
        </Button>
      }
    />
  );
}
