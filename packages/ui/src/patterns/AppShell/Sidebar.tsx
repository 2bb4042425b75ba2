import {
  cloneElement,
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Logo, SparkMark } from '../../primitives/Brand';
import { useLabels } from '../../theme/useLabels';
import { appShellLabels } from './appShell.labels';
import { NavLinks, type NavItem } from './NavItem';
import { Me, Side, SideNav } from './Sidebar.styles';

export interface SidebarUser {
  /** The link to one's own profile, without content. */
  readonly link: ReactElement<object>;
  /** The member's photo, as an `Avatar`. */
  readonly avatar: ReactNode;
  /** Name and age. */
  readonly name: ReactNode;
  /** Under the name: the premium mark, or what the link leads to. */
  readonly note?: ReactNode;
}

export interface SidebarLogo {
  /** With the product's name. */
  readonly wide: ReactNode;
  /** In the rail, at most 56 px wide. */
  readonly rail: ReactNode;
}

export interface SidebarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The link around the logo, without content, with an `aria-label`. */
  home: ReactElement<object>;
  /** The product's own mark; decorative, the link has the name. @default Iskra's */
  logo?: SidebarLogo | undefined;
  /** Who is signed in. */
  user?: SidebarUser | undefined;
  /** The places in order; in the rail their words are for screen readers. */
  items: readonly NavItem[];
  /** Over the footer: `PremiumBox`, for those without premium. */
  promo?: ReactNode;
  /** At the end: `Footer`. */
  footer?: ReactNode;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof appShellLabels)['en']> | undefined;
}

const iskra: SidebarLogo = { wide: <Logo size={34} />, rail: <SparkMark size={34} /> };

// [SHL-03]
/** The desktop's navigation; a rail of icons in a window of 1000 px or less. */
export const Sidebar = forwardRef<HTMLDivElement, SidebarProps>(function Sidebar(props, ref) {
  const { home, logo = iskra, user, items, promo, footer, labels, ...elementProps } = props;
  const { navigation } = useLabels(appShellLabels, labels);
  return (
    <Side ref={ref} {...elementProps}>
      {cloneElement(
        home,
        undefined,
        <span data-part="logo">{logo.wide}</span>,
        <span data-part="mark">{logo.rail}</span>,
      )}
      {user ? (
        <Me>
          {cloneElement(
            user.link,
            undefined,
            user.avatar,
            <span>
              <strong>{user.name}</strong>
              {user.note}
            </span>,
          )}
        </Me>
      ) : null}
      <SideNav aria-label={navigation}>
        <NavLinks items={items} />
      </SideNav>
      {promo}
      {footer}
    </Side>
  );
});
