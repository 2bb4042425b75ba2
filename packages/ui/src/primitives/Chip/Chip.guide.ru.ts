import { guide } from '#storybook/guide';

export const chipGuideRu = guide({
  purpose: 'Короткий признак или короткий переключаемый выбор: цель, фильтр, скидка.',
  whenNot: ['Действие: `Button`.', 'Одно из двух–четырёх, когда видны все: `Segmented`.'],
  anatomy: {
    root: '`button` с `onClick` или `selected`, иначе `span`; с `asChild` — единственный ребёнок',
    icon: 'перед текстом; пока `selected`, на её месте галочка',
    text: 'содержимое',
    iconEnd: 'после текста',
  },
  states: {
    'data-tone': '`surface`, `photo` или `soft`',
    'data-size': 'высота `xs` 24, `sm` 32 или `md` 36 px',
    'data-selected': 'выбран; также `aria-pressed`',
    'data-static': 'просто текст, нажимать нечего',
    'data-disabled': 'нельзя нажать',
  },
  keyboard: { 'Enter / Space': 'нажимает чип, который служит кнопкой' },
  announces: ['Переключаемый чип — кнопка, нажатая или нет. Обычный читается как текст.'],
  do: [
    'Если чип переключается, передавайте `selected` как true или false.',
    'Поверх затемнённого фото берите `tone="photo"`.',
  ],
  dont: ['Не кладите нажимаемый чип в ссылку.', 'Не полагайтесь на цвет: что чип выбран, говорит галочка.'],
});
