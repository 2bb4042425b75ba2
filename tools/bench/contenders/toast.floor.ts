import type { Contender } from '../Contender';

const styles = `
.toasts { position: fixed; inset-block-start: 24px; inset-inline-end: 24px; inline-size: 392px; margin: 0; padding: 0; list-style: none; font: 14px/20px sans-serif; }
.toast { display: flex; align-items: center; gap: 14px; padding: 14px 16px; border-radius: 20px; background: #fff; box-shadow: 0 8px 24px rgb(0 0 0 / 0.12); animation: appear 200ms; }
.toast i { inline-size: 48px; block-size: 48px; border-radius: 50%; background: #eee; }
.toast div { flex: 1; }
.toast button { inline-size: 44px; block-size: 44px; border: 0; }
@keyframes appear { from { opacity: 0; transform: translateY(12px); } }
`;

/** The least that announces: a list and a live region from the start, a timer for each. */
export const contender: Contender = {
  mount: (root) => {
    root.innerHTML = `<style>${styles}</style><section aria-label="Уведомления"><p aria-live="polite" class="said"></p><ol class="toasts"></ol></section>`;
  },
  acts: {
    show: () => {
      const toast = document.createElement('li');
      toast.className = 'toast';
      toast.innerHTML = `<i aria-hidden="true"></i><div><div><b>Фото сохранено</b></div><div>Его увидят все</div></div><button type="button" aria-label="Закрыть">×</button>`;
      document.querySelector('.toasts')?.append(toast);
      const said = document.querySelector('.said');
      if (said) said.textContent = 'Фото сохранено. Его увидят все';
      toast.querySelector('button')?.addEventListener('click', () => toast.remove());
      setTimeout(() => toast.remove(), 3000);
    },
  },
};
