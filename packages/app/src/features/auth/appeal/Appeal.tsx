import { Button } from '@iskra/ui';
import { useState } from 'react';
import { useVisitorStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import type { Account } from '../useLogin';
import { AppealDialog } from './AppealDialog';
import { AppealStore } from './AppealStore';
import { appealMessages as messages } from './messages';

export interface AppealProps {
  /** E-mail and password that were refused. */
  account: Account;
}

/** The way to the appeal; what is typed stays while /login is open, however often the dialog closes (D-39). */
export function Appeal({ account }: AppealProps) {
  const { api } = useVisitorStores();
  const [store] = useState(() => new AppealStore(api));
  const [isOpen, setOpen] = useState(false);
  const t = useText();

  function open(): void {
    setOpen(true);
    void store.load(account);
  }

  return (
    <>
      <Button variant="secondary" fullWidth onClick={open}>
        {t(messages.open)}
      </Button>
      <AppealDialog appeal={store} account={account} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
