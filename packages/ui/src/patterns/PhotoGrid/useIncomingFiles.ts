import { useDropZone } from './useDropZone';
import { usePastedFiles } from './usePastedFiles';
import { usePicking, type PickingOptions } from './usePicking';

interface IncomingFilesOptions extends PickingOptions {
  /** Files may come in. */
  isOn: boolean;
}

/** Files that are chosen, dropped or pasted go one way; `zone` is the place to drop them. */
export function useIncomingFiles({ isOn, ...options }: IncomingFilesOptions) {
  const picking = usePicking(options);
  const add = (files: readonly File[]) => void picking.add(files);
  const { isOver, handlers } = useDropZone(add);
  usePastedFiles(isOn, add);
  return { picking, zone: isOn ? { isOver, handlers } : { isOver: false, handlers: {} } };
}
