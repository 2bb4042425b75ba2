import * as Radix from '@radix-ui/react-dialog';
import { DialogContent } from './DialogContent';
import { DialogRoot } from './DialogRoot';

/**
 * A modal window. `Root` holds `open` and `onOpenChange`, `Trigger` and `Close` take a button by `asChild`,
 * `Content` is the window.
 */
export const Dialog = {
  Root: DialogRoot,
  Trigger: Radix.Trigger,
  Content: DialogContent,
  Close: Radix.Close,
};
