import { useState } from 'react';
import { ApiError } from '../../shared/api';

type FieldName = 'email' | 'password';
type Missing = Readonly<Record<FieldName, boolean>>;

/** What one signs in with. */
export type Account = Readonly<Record<FieldName, string>>;

/** `text` is the server's own; without one the spec's 'Ошибка входа' stands [LOG-04]. */
interface LoginFailure {
  readonly kind: 'failed' | 'offline';
  readonly text?: string | undefined;
  readonly status?: number;
}

const none: Missing = { email: false, password: false };

/** The states of the login form: what is missing, whether it is under way, why it failed. */
export function useLogin(login: (account: Account) => Promise<void>) {
  const [missing, setMissing] = useState<Missing>(none);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(account: Account): Promise<void> {
    const found = { email: !account.email.trim(), password: !account.password };
    setMissing(found);
    setFailure(null);
    if (found.email || found.password || isBusy) return;
    setBusy(true);
    try {
      await login(account);
    } catch (error) {
      setFailure(describe(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    missing,
    failure,
    isBusy,
    submit,
    clear: (field: FieldName) => setMissing({ ...missing, [field]: false }),
  };
}

function describe(error: unknown): LoginFailure {
  console.warn('Login failed', error);
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { kind, message, status } = error;
  return { kind: kind === 'network' ? 'offline' : 'failed', text: message || undefined, status };
}
