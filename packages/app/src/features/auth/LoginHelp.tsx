import { part } from '../../shared/layout';
import { RecoveryDialog, type RecoveryDialogProps } from './recovery/RecoveryDialog';
import type { Account } from './useLogin';

export interface LoginHelpProps extends RecoveryDialogProps {
  /** E-mail and password that were refused because the account is suspended. */
  suspended: Account | false;
}

// By itself: /login names every file that this part needs at once.
const Appeal = part(async () => (await import('./appeal/Appeal')).Appeal);

/** What /login needs when signing in does not work: one part, loaded when it is needed. */
export function LoginHelp({ suspended, ...recovery }: LoginHelpProps) {
  return (
    // What is sent in a dialog is none of the login form's business.
    <div style={{ display: 'contents' }} onSubmit={(event) => event.stopPropagation()}>
      {suspended && <Appeal account={suspended} />}
      <RecoveryDialog {...recovery} />
    </div>
  );
}
