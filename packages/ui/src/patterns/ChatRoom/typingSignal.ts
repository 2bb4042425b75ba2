const every = 3000;
const stopAfter = 5000;

// [B5.21]
/** Tells that somebody types: at the first key, then at most every 3 s; that they stopped 5 s after the last key. */
export function typingSignal(tell: (isTyping: boolean) => void) {
  let startedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  const stop = () => {
    clearTimeout(timer);
    if (isTold) tell(false);
    isTold = false;
  };
  const type = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, stopAfter);
    if (Date.now() - startedAt < every) return;
    startedAt = Date.now();
    isTold = true;
    tell(true);
  };
  return { type, stop };
}
