import { useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ScopeContext } from '../../theme/IskraContext';

const never = () => () => {};
const onClient = () => true;
const onServer = () => false;

/**
 * Draws in the wrapper of a `scoped` provider, else in the body; nothing on a server and while its page is taken over.
 * Radix's portal draws the first time without its children, and asks of each whether it is open, which they do too.
 */
export function DialogPortal({ children }: { children: ReactNode }) {
  const scope = useContext(ScopeContext);
  const isClient = useSyncExternalStore(never, onClient, onServer);
  if (!isClient || scope === null) return null;
  return createPortal(children, scope ?? document.body);
}
