import * as Radix from '@radix-ui/react-dropdown-menu';
import { forwardRef } from 'react';
import { usePortalContainer } from '../../theme/ScopeContext';
import { MenuPanel } from './Menu.styles';

export type MenuContentProps = Omit<Radix.DropdownMenuContentProps, 'asChild'>;

/** The list of actions, under its button by default at the button's end. */
export const MenuContent = forwardRef<HTMLDivElement, MenuContentProps>(function MenuContent(props, ref) {
  return (
    <Radix.Portal container={usePortalContainer()}>
      <MenuPanel ref={ref} align="end" sideOffset={8} collisionPadding={12} {...props} />
    </Radix.Portal>
  );
});
