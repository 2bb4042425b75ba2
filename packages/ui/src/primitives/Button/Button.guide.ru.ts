import { guide } from '#storybook/guide';

export const buttonGuideRu = guide({
  purpose: 'Начинает действие и говорит словом или двумя, какое.',
  whenNot: [
    'Перейти куда-то: `asChild` вокруг ссылки сохранит вид; внутри предложения — `Link`.',
    'Без видимого текста: `IconButton`.',
    'Включить или выключить: `Switch` или `Chip` с `selected`.',
  ],
  anatomy: {
    root: 'нативная `button` типа `button` или единственный ребёнок с `asChild`',
    iconStart: 'иконка перед текстом; пока `busy`, на её месте спиннер',
    text: 'содержимое, оно же имя',
    iconEnd: 'иконка после текста',
  },
  states: {
    'data-variant':
      'вид: `primary`, `secondary`, `soft`, `text`, `danger`, `dangerSolid`, `premium`, `neutral`',
    'data-size': 'высота: `sm` 36, `md` 44 или `lg` 52 px',
    'data-loading': 'идёт работа: нажатия не действуют; также `aria-busy` и `aria-disabled`',
    'data-disabled': 'нельзя нажать',
    'data-full-width': 'во всю ширину',
    'data-icon-start': 'перед текстом стоит иконка',
  },
  keyboard: { 'Enter / Space': 'нажимает; ссылка с `asChild` отвечает только на Enter' },
  announces: ['Текст как кнопка. Занятая сохраняет текст и фокус и читается как недоступная.'],
  do: [
    'Начинайте с глагола и говорите, что будет: «Изменить», а не «OK».',
    'Держите на экране одну `primary`.',
    'Ставьте `busy`, пока ждёте ответа: кнопка сохранит ширину и фокус.',
  ],
  dont: [
    'Не заливайте `dangerSolid` вне подтверждения того, чего не отменить.',
    'Не берите `premium` ни для чего, кроме премиума.',
    'Не отключайте, не сказав рядом, чего не хватает.',
  ],
});
