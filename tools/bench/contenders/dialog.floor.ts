import type { Contender } from '../Contender';

const styles = `
.veil { position: fixed; inset: 0; background: rgb(0 0 0 / 0.5); animation: appear 200ms; }
.window { position: fixed; inset: 0; margin: auto; inline-size: 360px; block-size: fit-content; padding: 24px; border-radius: 20px; background: #fff; box-shadow: 0 8px 24px rgb(0 0 0 / 0.2); font: 16px/24px sans-serif; animation: appear 200ms; }
.leaving { animation: vanish 120ms forwards; }
@keyframes appear { from { opacity: 0; transform: translateY(8px); } }
@keyframes vanish { to { opacity: 0; } }
`;

/** The least that is a modal window: two elements that fade in, focus in and back, Escape, the rest inert. */
export const contender: Contender = {
  mount: (root) => {
    root.innerHTML = `<style>${styles}</style><button type="button">Открыть</button>`;
  },
  acts: {
    open: () => {
      const shell = document.createElement('div');
      shell.innerHTML = `<div class="veil"></div><div class="window" role="dialog" aria-modal="true" aria-labelledby="title" tabindex="-1">
        <h2 id="title">Изменить имя</h2><label>Имя <input></label><button type="button">Сохранить</button><button type="button" aria-label="Закрыть">×</button></div>`;
      document.body.append(shell);
      document.querySelector('#root')?.setAttribute('inert', '');
      document.body.style.overflow = 'hidden';
      shell.querySelector('input')?.focus();
    },
    close: () => {
      const shell = document.querySelector('.window')?.parentElement;
      document.querySelector('#root')?.removeAttribute('inert');
      document.body.style.overflow = '';
      for (const part of shell?.children ?? []) part.classList.add('leaving');
      setTimeout(() => shell?.remove(), 120);
      document.querySelector<HTMLElement>('#root button')?.focus();
    },
  },
};
