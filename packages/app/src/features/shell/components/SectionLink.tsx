import { Badge } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { shellMessages } from '../messages';
import type { Section } from '../sections';

/** One link of the navigation with what waits behind it. */
export const SectionLink = observer(function SectionLink({ to, title, Icon, counts }: Section) {
  const { chat, likes } = useStores();
  const t = useText();
  const count = counts === 'unread' ? chat.dialogues.unreadTotal : counts === 'likes' ? likes.count : 0;
  const label = t(counts === 'likes' ? shellMessages.newLikes : shellMessages.unread, { count });
  return (
    <NavLink to={to} end={to === '/profile'}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <span>{t(title)}</span>
      <Badge count={count} label={label} />
    </NavLink>
  );
});
