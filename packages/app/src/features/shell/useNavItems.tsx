import type { NavItem } from '@iskra/ui/AppShell';
import { useStores } from '../../model/StoresContext';
import { badgeCount } from '../../shared/badgeCount';
import { useText } from '../../shared/i18n';
import { NavLink } from '../../shared/layout';
import { shellMessages } from './messages';
import type { Section } from './sections';

/** Sections as the kit's navigation has them, with what waits behind each; for an observer. */
export function useNavItems(sections: readonly Section[]): readonly NavItem[] {
  const { chat, likes } = useStores();
  const t = useText();
  const counts = { unread: chat.dialogues.unreadTotal, likes: likes.count };
  return sections.map(({ to, title, Icon, counts: kind }) => {
    const count = badgeCount(kind ? counts[kind] : 0);
    return {
      id: to,
      link: <NavLink to={to} end={to === '/profile'} />,
      label: t(title),
      icon: Icon,
      count,
      countLabel: t(kind === 'likes' ? shellMessages.newLikes : shellMessages.unread, { count }),
    };
  });
}
