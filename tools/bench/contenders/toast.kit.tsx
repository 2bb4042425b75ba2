import { createToaster, Toaster } from '@iskra/ui/Toaster';
import type { Contender } from '../Contender';
import { renderKit } from '../renderKit';

const toaster = createToaster();

/** The kit's toasts, mounted before the first one is shown. */
export const contender: Contender = {
  mount: (root) => renderKit(root, <Toaster toaster={toaster} />),
  acts: { show: () => void toaster.show({ type: 'info', title: 'Фото сохранено', text: 'Его увидят все' }) },
};
