import { Slottable } from '@radix-ui/react-slot';
import type * as Radix from '@radix-ui/react-dropdown-menu';
import { forwardRef, type ReactNode } from 'react';
import { MenuRow } from './Menu.styles';

export interface MenuItemProps extends Radix.DropdownMenuItemProps {
  /** Icon before the text. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone or hurts. @default 'plain' */
  tone?: 'plain' | 'danger' | undefined;
}

/** An action: `onSelect` is called by pointer and by Enter; `asChild` takes a link without an icon prop. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(props, ref) {
  const { icon, tone = 'plain', children, ...elementProps } = props;
  return (
    <MenuRow ref={ref} data-tone={tone} {...elementProps}>
      {icon}
      <Slottable>{children}</Slottable>
    </MenuRow>
  );
});
