import { guide } from '#storybook/guide';

export const onlineDotGuideRu = guide({
  purpose: 'В сети ли участник: если да — точка, если нет — кольцо.',
  whenNot: ['Любой другой статус: точка говорит только о присутствии.'],
  anatomy: { root: '`span` 10 px, на фото 12 px' },
  states: { 'data-online': 'закрашена: в сети', 'data-on-photo': 'ярче и крупнее' },
  keyboard: {},
  announces: ['«В сети» или «Не в сети» как изображение; с `decorative` — ничего.'],
  do: ['Ставьте `decorative`, если то же сказано рядом.'],
  dont: ['Не различайте только цветом: кольцо здесь не случайно.'],
});
