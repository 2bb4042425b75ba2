import {
  CircleUserRound,
  GalleryHorizontalEnd,
  Heart,
  MapPin,
  MessageCircle,
  UsersRound,
} from '../../icons/icons';
import type { NavItem } from './NavItem';

const link = (id: string, isCurrent = false) => (
  <a href={`#${id}`} aria-current={isCurrent ? 'page' : undefined} />
);

/** The product's places for the stories of the shell. */
export const storyPlaces: readonly NavItem[] = [
  { id: 'nearby', link: link('nearby', true), label: 'Люди рядом', icon: MapPin },
  { id: 'encounters', link: link('encounters'), label: 'Знакомства', icon: GalleryHorizontalEnd },
  {
    id: 'messages',
    link: link('messages'),
    label: 'Сообщения',
    icon: MessageCircle,
    count: 3,
    countLabel: '3 непрочитанных',
  },
  {
    id: 'likes',
    link: link('likes'),
    label: 'Симпатии',
    icon: Heart,
    count: 128,
    countLabel: '128 симпатий',
  },
  { id: 'matches', link: link('matches'), label: 'Совпадения', icon: UsersRound },
];

const [nearby, encounters, messages, likes] = storyPlaces as [NavItem, NavItem, NavItem, NavItem];

export const storyMenu: readonly NavItem[] = [
  { ...nearby, label: 'Поиск' },
  encounters,
  likes,
  messages,
  { id: 'profile', link: link('profile'), label: 'Профиль', icon: CircleUserRound },
];
