import type { Contender } from '../Contender';
import { dialogStyles } from '../floors/dialogStyles';

/** The least that is a modal window: two elements that fade in, focus in and back, Escape, the rest inert. */
export const contender: Contender = {
  mount: (root) => {
    root.innerHTML = `<style>${dialogStyles}</style><button type="button">Открыть</button>`;
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
      setTimeout(() => shell?.remove(), 200);
      document.querySelector<HTMLElement>('#root button')?.focus();
    },
  },
};
