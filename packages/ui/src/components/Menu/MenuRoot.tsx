import * as Radix from '@radix-ui/react-dropdown-menu';
import { useIskra } from '../../theme/IskraContext';

export type MenuRootProps = Omit<Radix.DropdownMenuProps, 'dir'>;

/** Holds whether the menu is open; the direction comes from the provider. */
export function MenuRoot(props: MenuRootProps) {
  // A modal menu hides the page from readers while its button can still take the focus.
  return <Radix.Root dir={useIskra().dir} modal={false} {...props} />;
}
