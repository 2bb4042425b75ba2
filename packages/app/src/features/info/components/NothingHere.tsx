import { Button, EmptyState } from '@iskra/ui';
import type { ElementType } from 'react';
import { useText } from '../../../shared/i18n';
import { Link, useTitle } from '../../../shared/layout';
import { infoMessages as messages } from '../messages';

export interface NothingHereProps {
  /** Level of its heading. @default 'h2' */
  titleAs?: ElementType | undefined;
}

/** Says that there is no such page, also in the document's title, and leads to the first one [ACC-05]. */
export function NothingHere({ titleAs }: NothingHereProps) {
  const t = useText();
  useTitle(t(messages.notFoundTitle));
  return (
    <EmptyState
      title={t(messages.notFoundTitle)}
      titleAs={titleAs}
      text={t(messages.notFoundText)}
      action={
        <Button asChild>
          <Link to="/">{t(messages.notFoundAction)}</Link>
        </Button>
      }
    />
  );
}
