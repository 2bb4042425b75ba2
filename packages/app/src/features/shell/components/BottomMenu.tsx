import { BottomMenu as Menu } from '@iskra/ui/AppShell';
import { observer } from 'mobx-react-lite';
import { bottomSections } from '../sections';
import { useNavItems } from '../useNavItems';

/** The mobile navigation, in reach of the thumb [SHL-04]. */
export const BottomMenu = observer(function BottomMenu() {
  return <Menu items={useNavItems(bottomSections)} />;
});
