export { Menu } from './Menu';
export type { MenuContentProps } from './MenuContent';
export type { MenuItemProps } from './MenuItem';
export type { MenuRootProps } from './MenuRoot';
