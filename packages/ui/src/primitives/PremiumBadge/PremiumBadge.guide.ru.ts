import { guide } from '#storybook/guide';

export const premiumBadgeGuideRu = guide({
  purpose: 'Сдержанный золотой знак премиум-участника.',
  whenNot: ['Предложить премиум: `Button variant="premium"` или `Banner`.'],
  anatomy: {
    root: '`span`',
    crown: 'иконка',
    text: '«Премиум»; с `iconOnly` — только для программы экранного доступа',
  },
  states: { 'data-icon-only': 'одна корона в круге, 28 px' },
  keyboard: {},
  announces: ['«Премиум», и с `iconOnly` тоже.'],
  do: ['На фото и рядом с именем берите `iconOnly`.'],
  dont: ['Не берите золото ни для чего, кроме премиума.'],
});
