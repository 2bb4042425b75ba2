import { cloneElement, type ReactElement } from 'react';
import type { IconComponent } from '../../icons/createIcon';
import { Badge } from '../../primitives/Badge';

/** A place of the product in the sidebar or the bottom menu. */
export interface NavItem {
  /** Tells the places apart. */
  readonly id: string;
  /** The link without content: `<NavLink to="/messages" />`, or `<a href aria-current="page" />`. */
  readonly link: ReactElement<object>;
  /** The place's name. */
  readonly label: string;
  /** Drawing before the name, or in place of it in the rail. */
  readonly icon: IconComponent;
  /** What waits there; nothing is shown for 0, and `99+` from 100 on. */
  readonly count?: number | undefined;
  /** The count in words, for screen readers. */
  readonly countLabel?: string | undefined;
}

/** The links of a navigation; the one in force says so by `aria-current`. */
export function NavLinks({ items }: { items: readonly NavItem[] }) {
  return items.map(({ id, link, label, icon: Icon, count = 0, countLabel }) =>
    cloneElement(
      link,
      { key: id },
      <Icon size={22} />,
      <span>{label}</span>,
      <Badge count={count} label={countLabel} />,
    ),
  );
}
