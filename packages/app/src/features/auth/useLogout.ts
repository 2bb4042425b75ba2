import { useState } from 'react';
import { useVisitorStores } from '../../model/StoresContext';
import { signOut } from '../../model/session/signOut';

/** Signing out, and whether it did not go through: then everything stays as it is [SET-09]. */
export function useLogout() {
  const { api, session } = useVisitorStores();
  const [hasFailed, setFailed] = useState(false);

  async function logout(): Promise<void> {
    setFailed(false);
    try {
      await session.leave(() => signOut(api), true);
    } catch (error) {
      console.warn('Logout failed', error);
      setFailed(true);
    }
  }

  return { logout, hasFailed };
}
