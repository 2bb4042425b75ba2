import { useEffect } from 'react';

/** Names the document after the screen [ACC-05]. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Iskra`;
  }, [title]);
}
