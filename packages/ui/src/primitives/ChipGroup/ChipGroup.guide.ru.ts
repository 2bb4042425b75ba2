import { guide } from '#storybook/guide';

export const chipGroupGuideRu = guide({
  purpose: 'Несколько из десятка вариантов: цели, языки.',
  whenNot: ['Одно из нескольких: `Segmented` или `RadioCards`.', 'Одно согласие: `Checkbox`.'],
  anatomy: {
    root: 'группа с именем по подписи',
    count: 'сколько из `max`, для глаз',
    chips: 'каждый — переключаемая кнопка',
    note: 'когда `max` достигнут, говорит, почему больше не выбрать',
  },
  states: {
    'data-full': '`max` достигнут',
    'data-selected, aria-pressed': 'на чипе: выбран',
    'data-waiting, aria-disabled': 'на чипе: недоступен, пока не снят другой',
  },
  keyboard: { Tab: 'от чипа к чипу', 'Enter / Space': 'переключает' },
  announces: [
    'Каждый чип — кнопка, нажатая или нет.',
    '«Выбрано 3 из 5», а на пределе — почему больше не выбрать.',
  ],
  do: ['Располагайте в порядке, знакомом читателю.'],
  dont: ['Не снимайте один выбор участника ради другого.'],
});
