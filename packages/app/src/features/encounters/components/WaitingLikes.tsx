import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { StatusLine } from '../../../shared/layout';
import { encountersMessages as messages } from '../messages';

/** How many likes go out when there is a network. */
export const WaitingLikes = observer(function WaitingLikes() {
  const { deeds } = useStores();
  const t = useText();
  const count = deeds.likedIds.size;
  return <StatusLine text={count > 0 && t(messages.waiting, { count })} />;
});
