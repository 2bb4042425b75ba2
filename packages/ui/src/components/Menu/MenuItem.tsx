import type * as Radix from '@radix-ui/react-dropdown-menu';
import { forwardRef, type ReactNode } from 'react';
import { MenuRow } from './Menu.styles';

export interface MenuItemProps extends Radix.DropdownMenuItemProps {
  /** Icon before the text. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone or hurts. @default 'plain' */
  tone?: 'plain' | 'danger' | undefined;
}

/** An action: `onSelect` is called by pointer and by Enter; `asChild` takes a link, which brings its own icon. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(props, ref) {
  const { icon, tone = 'plain', asChild = false, children, ...elementProps } = props;
  return (
    <MenuRow ref={ref} data-tone={tone} asChild={asChild} {...elementProps}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </MenuRow>
  );
});
