import { restoreEmail } from '@iskra/api-contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVisitorStores } from '../../../model/StoresContext';
import { ApiError } from '../../../shared/api';
import { problemOf, type Problem } from '../../../shared/forms';

/** What the entry of the history keeps once the address is back: the page may begin anew as its member's session ends. */
interface Done {
  readonly restored: string;
}

/** One use of the mailed link; its token stands behind the #, which no server on the way sees. */
export function useRestoring() {
  const { api } = useVisitorStores();
  const { hash, pathname, state } = useLocation() as { hash: string; pathname: string; state: Done | null };
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [hasGone, setGone] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const token = hash.slice(1);

  async function restore(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { email } = await api.send(restoreEmail, { body: { token } });
      const done: Done = { restored: email };
      await navigate(pathname, { replace: true, state: done });
    } catch (error) {
      const isOver = error instanceof ApiError && (error.status === 404 || error.status === 422);
      if (isOver) setGone(true);
      else setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }

  const email = state?.restored;
  return { email, isGone: email === undefined && (hasGone || token === ''), isBusy, problem, restore };
}
