import { useEffect } from 'react';
import { useStores } from '../../model/StoresContext';

/** The page says that it is visible, and loads what came while it was hidden (D-34, D-10) [RT-05]. */
export function useOnlineStatus(): void {
  const { presence, live } = useStores();

  useEffect(() => presence.start(), [presence]);
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void live.catchUp('hidden');
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [live]);
}
