/** Calls whenever another tab of this device changed the local storage; returns how to stop. */
export function onOtherTab(handle: () => void): () => void {
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
