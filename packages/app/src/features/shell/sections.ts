import {
  CircleUserRound,
  GalleryHorizontalEnd,
  Heart,
  MapPin,
  MessageCircle,
  UsersRound,
  type IconComponent,
} from '@iskra/ui/icons';
import type { MessageDescriptor } from 'react-intl';
import { shellMessages } from './messages';

/** A place of the product in the sidebar or the bottom menu. */
export interface Section {
  readonly to: string;
  readonly title: MessageDescriptor;
  readonly Icon: IconComponent;
  readonly counts?: 'unread' | 'likes';
}

const nearby: Section = { to: '/profile/search', title: shellMessages.nearby, Icon: MapPin };
const encounters: Section = {
  to: '/encounters',
  title: shellMessages.encounters,
  Icon: GalleryHorizontalEnd,
};
const messages: Section = {
  to: '/messages',
  title: shellMessages.messages,
  Icon: MessageCircle,
  counts: 'unread',
};
const likes: Section = { to: '/liked', title: shellMessages.likes, Icon: Heart, counts: 'likes' };

/** Order of the desktop sidebar [SHL-03]. */
export const sidebarSections: readonly Section[] = [
  nearby,
  encounters,
  messages,
  likes,
  { to: '/matched', title: shellMessages.matches, Icon: UsersRound },
];

/** Order of the mobile bottom menu [SHL-04]. */
export const bottomSections: readonly Section[] = [
  { ...nearby, title: shellMessages.search },
  encounters,
  likes,
  messages,
  { to: '/profile', title: shellMessages.profile, Icon: CircleUserRound },
];
