import * as Radix from '@radix-ui/react-dialog';
import { useBackCloses } from '../../hooks/useBackCloses';
import { useControllable } from '../../hooks/useControllable';

export interface DialogRootProps extends Radix.DialogProps {
  /** The browser's Back closes it instead of leaving the page. @default true */
  closeOnBack?: boolean | undefined;
}

/** Holds whether the window is open. */
export function DialogRoot({ closeOnBack = true, ...props }: DialogRootProps) {
  const { open, defaultOpen = false, onOpenChange } = props;
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  useBackCloses(isOpen && closeOnBack, () => setOpen(false));
  return <Radix.Root {...props} open={isOpen} onOpenChange={setOpen} />;
}
