import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { WaitsNote, waitingMessages } from '../../../shared/waiting';

/** How many likes go out when there is a network. */
export const WaitingLikes = observer(function WaitingLikes() {
  const { deeds } = useStores();
  const t = useText();
  const count = deeds.likedIds.size;
  return count > 0 && <WaitsNote>{t(waitingMessages.likes, { count })}</WaitsNote>;
});
