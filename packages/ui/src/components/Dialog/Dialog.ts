import * as Radix from '@radix-ui/react-dialog';
import { DialogContent } from './DialogContent';

/**
 * A modal window. `Root` holds `open` and `onOpenChange`, `Trigger` and `Close` take a button by `asChild`,
 * `Content` is the window.
 */
export const Dialog = {
  Root: Radix.Root,
  Trigger: Radix.Trigger,
  Content: DialogContent,
  Close: Radix.Close,
};
