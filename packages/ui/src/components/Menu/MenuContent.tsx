import * as Radix from '@radix-ui/react-dropdown-menu';
import { forwardRef } from 'react';
import { useMotion, type MotionProps } from '../../hooks/useMotion';
import { usePortalContainer } from '../../theme/IskraContext';
import { MenuPanel } from './Menu.styles';

export interface MenuContentProps extends Omit<Radix.DropdownMenuContentProps, 'asChild'>, MotionProps {}

/** The list of actions, under its button by default at the button's end. */
export const MenuContent = forwardRef<HTMLDivElement, MenuContentProps>(function MenuContent(props, ref) {
  const { motion, ...elementProps } = props;
  const { stillness } = useMotion(motion);
  return (
    <Radix.Portal container={usePortalContainer()}>
      <MenuPanel
        ref={ref}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...stillness}
        {...elementProps}
      />
    </Radix.Portal>
  );
});
