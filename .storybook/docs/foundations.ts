import {
  darkRoles,
  durationScale,
  easingScale,
  lightRoles,
  radiusScale,
  sizeScale,
  spaceScale,
  weightScale,
  zScale,
} from '../../packages/ui/src/theme';
import { gradientsOf } from '../../packages/ui/src/theme/gradients';
import { lightShadows } from '../../packages/ui/src/theme/shadows';

/** What a page of the foundations says in front of its samples. */
export interface Foundation {
  readonly en: string;
  readonly ru: string;
  /** Names of custom properties to copy, without `--iskra-`. */
  readonly tokens: readonly string[];
}

const named = (prefix: string, scale: object) => Object.keys(scale).map((name) => `${prefix}-${name}`);

/** By the title of the page. */
export const foundations: Readonly<Record<string, Foundation>> = {
  'Foundations/Colour': {
    en: 'A component names a role, `text-muted` or `accent-hover`, never a colour of the palette: a role has its colour in both themes, so nobody asks which theme is on. Hover and pressed are roles of their own; no component computes a colour. Each text and mark is measured on each surface where it may stand: 4.5 : 1 for text, 3 : 1 for large text and controls.',
    ru: 'Компонент называет роль, `text-muted` или `accent-hover`, и никогда — цвет палитры: у роли есть цвет в обеих темах, и никто не спрашивает, какая включена. Наведение и нажатие — отдельные роли; компоненты цвета не вычисляют. Контраст каждого текста и знака измерен на каждой поверхности, где ему можно стоять: 4,5 : 1 для текста, 3 : 1 для крупного текста и элементов управления.',
    tokens: [...Object.keys(darkRoles), ...named('gradient', gradientsOf(lightRoles))],
  },
  'Foundations/Type': {
    en: 'Manrope, in seven styles; sizes are rem, so a reader’s own text size counts. `Text` sets a style without margins; in styles of your own take `typeStyle(name)`. Headings are chosen by their place in the page, their style by the look.',
    ru: 'Manrope в семи начертаниях; размеры в rem, поэтому размер текста, выбранный читателем, соблюдается. `Text` задаёт стиль без отступов; в собственных стилях берите `typeStyle(name)`. Уровень заголовка определяет его место на странице, начертание — вид.',
    tokens: named('weight', weightScale),
  },
  'Foundations/Space and shape': {
    en: 'Everything stands on a grid of 4 px: `space(4)` is 16 px. Corners are 8, 12, 16 or 20 px, smaller inside larger; a bubble has one corner of 6. Three shadows lift what floats; in the dark a border does most of that work.',
    ru: 'Всё стоит на сетке 4 px: `space(4)` — это 16 px. Скругления 8, 12, 16 и 20 px, внутри большего — меньшее; у пузыря сообщения один угол 6. Три тени приподнимают то, что парит; в тёмной теме это в основном делает рамка.',
    tokens: [
      ...named('space', spaceScale),
      ...named('radius', radiusScale),
      ...named('shadow', lightShadows),
    ],
  },
  'Foundations/Layers and measures': {
    en: 'What lies over what has a name: a number of your own will one day lie under something. Measures of controls are tokens too, so that a field and a button beside each other are of one height.',
    ru: 'У каждого слоя есть имя: собственное число однажды окажется под чем-нибудь. Размеры элементов — тоже токены, поэтому поле и кнопка рядом одной высоты.',
    tokens: [...named('z', zScale), ...named('size', sizeScale)],
  },
  'Foundations/Motion': {
    en: 'Motion explains where something came from; it never decorates. Three durations and two easings are enough. A reader who asked for less motion gets the same states by fading: distances go through `travel`, which is nothing then.',
    ru: 'Движение объясняет, откуда что взялось, и никогда не украшает. Хватает трёх длительностей и двух кривых. Кто попросил меньше движения, увидит те же состояния через проявление: расстояния проходят через `travel`, который тогда равен нулю.',
    tokens: [...named('duration', durationScale), ...named('ease', easingScale), 'travel'],
  },
  'Foundations/Icons': {
    en: 'Drawings of lucide at 1.75 px, in the colour of the text. An icon beside words is decoration; one without words needs a `label`, or stands in an `IconButton`, which has one.',
    ru: 'Рисунки lucide толщиной 1,75 px, в цвет текста. Иконка рядом со словами — украшение; без слов ей нужен `label` или `IconButton`, у которого он есть.',
    tokens: Object.keys(sizeScale)
      .filter((name) => name.startsWith('icon'))
      .map((name) => `size-${name}`),
  },
  'Foundations/Overview': {
    en: 'All foundations on one sheet, as it hangs on a designer’s wall.',
    ru: 'Все основы на одном листе, как на стене у дизайнера.',
    tokens: [],
  },
  'Components/Overview': {
    en: 'Every small component in all of its states, in both themes: what to compare a change with.',
    ru: 'Каждый небольшой компонент во всех состояниях, в обеих темах: с чем сравнить изменение.',
    tokens: [],
  },
};
