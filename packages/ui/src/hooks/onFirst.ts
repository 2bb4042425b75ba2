/** Calls at the first of these events in a place, and no more; returns how to stop. */
export function onFirst(place: EventTarget, types: readonly string[], handle: () => void): () => void {
  const on = new AbortController();
  const handleFirst = () => {
    on.abort();
    handle();
  };
  for (const type of types) place.addEventListener(type, handleFirst, on);
  return () => on.abort();
}
