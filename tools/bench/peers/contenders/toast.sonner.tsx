import { toast, Toaster } from 'sonner';
import type { Contender } from '../../Contender';
import { renderPeer } from '../renderPeer';

/** sonner with its close button. */
export const contender: Contender = {
  mount: (root) => renderPeer(root, <Toaster closeButton position="bottom-right" />),
  acts: { show: () => void toast.info('Фото сохранено', { description: 'Его увидят все' }) },
};
