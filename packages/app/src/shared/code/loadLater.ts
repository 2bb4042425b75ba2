const againMs = 10_000;

/**
 * Loads code that the page does without meanwhile, and hands it over; where it does not come, asks again every ten
 * seconds. Returns how to stop.
 */
export function loadLater<Code>(load: () => Promise<Code>, handle: (code: Code) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handOver = (code: Code) => {
    if (!isOver) handle(code);
  };
  const ask = () => {
    load().then(handOver, (error: unknown) => {
      console.warn('Code did not load', error);
      if (!isOver) timer = setTimeout(ask, againMs);
    });
  };
  ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
