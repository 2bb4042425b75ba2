import { useEffect } from 'react';
import { useStores } from '../../model/StoresContext';

/** Tells the server that the page is visible: true on mount, false when it hides or closes (D-34) [RT-05]. */
export function useOnlineStatus(): void {
  const { presence, live } = useStores();

  useEffect(() => {
    function handleVisibility(): void {
      const isVisible = document.visibilityState === 'visible';
      presence.tell(isVisible);
      if (isVisible) void live.catchUp();
    }
    function handleLeave(): void {
      presence.tell(false);
    }
    presence.tell(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, [presence, live]);
}
