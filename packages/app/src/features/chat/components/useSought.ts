import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** How long nobody types before the history is told, in ms: browsers take a change of it seldom. */
const pauseMs = 400;

/**
 * What is looked for in the dialogues. The list's entry of the history keeps it, so that Back from another screen and a
 * reload find it again; the address, which others may read, does not tell it.
 */
export function useSought(): readonly [string, (text: string) => void] {
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const isList = useParams()['dialogId'] === undefined;
  const navigate = useNavigate();
  const kept = keptIn(state);
  const [sought, setSought] = useState(kept);

  useEffect(() => {
    if (!isList || sought === kept) return;
    const timer = setTimeout(() => void navigate(pathname, { replace: true, state: { sought } }), pauseMs);
    return () => clearTimeout(timer);
  }, [isList, sought, kept, pathname, navigate]);

  return [sought, setSought];
}

function keptIn(state: unknown): string {
  const { sought } = (state ?? {}) as { sought?: unknown };
  return typeof sought === 'string' ? sought : '';
}
