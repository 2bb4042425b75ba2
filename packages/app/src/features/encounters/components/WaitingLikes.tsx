import { Text } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { encountersMessages as messages } from '../messages';

/** How many likes go out when there is a network. */
export const WaitingLikes = observer(function WaitingLikes() {
  const { deeds } = useStores();
  const t = useText();
  const count = deeds.likedIds.size;
  return (
    count > 0 && (
      <Text as="p" variant="small" tone="muted" role="status">
        {t(messages.waiting, { count })}
      </Text>
    )
  );
});
