const arrivals = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls once a pointer or the focus has come to an element, or to anything in a document; returns how to stop. */
export function onReached(place: EventTarget, handle: () => void): () => void {
  const on = new AbortController();
  const arrive = () => {
    on.abort();
    handle();
  };
  for (const type of arrivals) place.addEventListener(type, arrive, on);
  return () => on.abort();
}
