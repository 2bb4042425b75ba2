import { guide } from '#storybook/guide';

export const bannerGuideRu = guide({
  purpose: 'Одна фраза обо всей странице или её части, вверху.',
  whenNot: [
    'Что-то только что произошло: уведомление.',
    'Об одном поле: его `error`.',
    'Содержимое не загрузилось: `ErrorState`.',
  ],
  anatomy: { root: '`div`', icon: 'по тону', words: 'содержимое', action: 'кнопка или ссылка в конце' },
  states: { 'data-tone': '`info`, `warning`, `error` или `offline`' },
  keyboard: {},
  announces: [
    '`error` — сразу, остальные — просто текст: о том, что появилось при читателе, скажет `useAnnounce`.',
  ],
  do: ['Держите, пока не исчезнет причина.', 'В `action` говорите, что можно сделать.'],
  dont: ['Не показывайте два сразу.', 'Не берите `error`, если ничего не сломалось.'],
});
