import toast, { Toaster } from 'react-hot-toast';
import type { Contender } from '../../Contender';
import { renderPeer } from '../renderPeer';

/** react-hot-toast with two lines and a close button, which it leaves to its user. */
export const contender: Contender = {
  mount: (root) => renderPeer(root, <Toaster position="bottom-right" />),
  acts: {
    show: () =>
      void toast.success(({ id }) => (
        <span>
          <b>Фото сохранено</b>
          <br />
          <span>Его увидят все</span>
          <button type="button" aria-label="Закрыть" onClick={() => toast.dismiss(id)}>
            ×
          </button>
        </span>
      )),
  },
};
