export { AppShell, type AppShellProps } from './AppShell';
export { BottomMenu, type BottomMenuProps } from './BottomMenu';
export { Footer, type FooterProps } from './Footer';
export { Header, type HeaderProps } from './Header';
export type { NavItem } from './NavItem';
export { PremiumBox, type PremiumBoxProps } from './PremiumBox';
export { Sidebar, type SidebarLogo, type SidebarProps, type SidebarUser } from './Sidebar';
