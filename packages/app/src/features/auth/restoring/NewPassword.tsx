import { Button } from '@iskra/ui';
import { useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useVisitorStores } from '../../../model/StoresContext';
import { CsrfContext } from '../../../shared/api';
import { useText } from '../../../shared/i18n';
import { partOver } from '../../../shared/layout';
import { restoringMessages as messages } from './messages';

const RecoveryDialog = partOver(
  async () => (await import('../recovery/RecoveryDialog')).RecoveryDialog,
  ({ open, onClose }) => open && onClose,
);

/** The way to a new password by a mailed code, for the address that is back; then one is signed in. */
export function NewPassword({ email }: { email: string }) {
  const t = useText();
  const { session } = useVisitorStores();
  const csrf = useContext(CsrfContext);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Where signing in fails, /login says why.
  const signIn = (account: { email: string; password: string }) =>
    session.login(account.email, account.password, csrf.get()).then(
      () => navigate('/profile'),
      () => navigate('/login'),
    );

  return (
    <>
      <Button size="lg" onClick={() => setOpen(true)}>
        {t(messages.newPassword)}
      </Button>
      <RecoveryDialog
        open={isOpen}
        email={email}
        onClose={() => setOpen(false)}
        onRecovered={(account) => void signIn(account)}
      />
    </>
  );
}
