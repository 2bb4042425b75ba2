import { guide } from '#storybook/guide';

export const visuallyHiddenGuideRu = guide({
  purpose: 'Текст только для программы экранного доступа.',
  whenNot: ['Имя кнопки: `aria-label` или `label` у `IconButton`.', 'То, что должны прочитать все.'],
  anatomy: { root: '`span` в один пиксель, обрезанный' },
  states: {},
  keyboard: {},
  announces: ['Свой текст, будто он виден.'],
  do: ['Говорите им то, что зрячему говорит картинка или место.'],
  dont: ['Не кладите внутрь ничего, что принимает фокус.'],
});
