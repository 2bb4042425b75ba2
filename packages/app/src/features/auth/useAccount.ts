import { useLayoutEffect, useRef, useState } from 'react';
import type { Account } from './useLogin';

/** What is typed into a login form; also what was typed, or filled in by the browser, before the page's scripts came. */
export function useAccount() {
  const fields = useRef<HTMLFormElement>(null);
  const [account, setAccount] = useState<Account>({ email: '', password: '' });
  useLayoutEffect(() => {
    if (fields.current) setAccount(Object.fromEntries(new FormData(fields.current)) as Account);
  }, []);
  return { fields, account, setAccount };
}
