import * as Radix from '@radix-ui/react-dropdown-menu';
import { MenuLine } from './Menu.styles';
import { MenuContent } from './MenuContent';
import { MenuItem } from './MenuItem';
import { MenuRoot } from './MenuRoot';

/** A menu of actions behind a button; `Trigger` takes the button by `asChild`. */
export const Menu = {
  Root: MenuRoot,
  Trigger: Radix.Trigger,
  Content: MenuContent,
  Item: MenuItem,
  Separator: MenuLine,
};
