import { useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest';

// [B2.2]
/** Hands over pasted files while the component stands and `isOn`; what is pasted into a field stays there. */
export function usePastedFiles(isOn: boolean, onFiles: (files: readonly File[]) => void): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    if (!isOn) return;
    const handlePaste = (event: ClipboardEvent) => {
      const isInField =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      const files = [...(event.clipboardData?.files ?? [])];
      if (isInField || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isOn, latest]);
}
