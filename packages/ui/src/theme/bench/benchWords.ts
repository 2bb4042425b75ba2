import type { RoleName } from '../roles';
import type { IllegiblePair } from '../brand/illegiblePairs';

const asRatio = (value: number, locale: string, digits = 0) =>
  `${value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 })}:1`;

const listed = (pairs: readonly IllegiblePair[], describe: (pair: IllegiblePair) => string) =>
  pairs.slice(0, 3).map(describe).join('; ');

/** The bench's own texts: it is a tool of this Storybook, not a part of the kit. */
export const benchWords = {
  ru: {
    title: 'Стенд темы',
    lead: 'Меняйте цвет бренда, роль или скругление. Контраст всех пар измеряется сразу; нечитаемое не применяется.',
    brand: 'Цвет бренда',
    brandHint: 'Акценты берут его тон, а светлоту сохраняют: контраст остаётся прежним.',
    theme: 'Тема роли',
    light: 'Светлая',
    dark: 'Тёмная',
    role: 'Роль',
    roleColour: (role: RoleName) => `Цвет роли ${role}`,
    pick: (label: string) => `${label}: выбрать`,
    notAColour: 'Напишите цвет шестью знаками, например #CF3350.',
    refused: (pairs: readonly IllegiblePair[]) =>
      `Не применено: не прочитать. ${listed(pairs, (pair) => `${pair.text} на ${pair.on}: ${asRatio(pair.ratio, 'ru', 2)}, нужно ${asRatio(pair.min, 'ru')}`)}${pairs.length > 3 ? `; и ещё ${pairs.length - 3}` : ''}.`,
    corners: 'Скругления',
    takeAway: 'Скачать токены',
    readBack: 'Прочитать файл',
    startAgain: 'Вернуть нашу тему',
    unreadable: 'Это не файл токенов Iskra: скачайте такой файл здесь и измените его.',
    read: 'Тема взята из файла.',
    contrast: 'Контраст',
    sample: { button: 'Отправить', soft: 'Изменить', later: 'Позже', field: 'Имя', chip: 'Кино', own: 'Привет! Как дела?', other: 'Отлично, а у тебя?', banner: 'Анкета на проверке.', online: 'Показывать, что я в сети' }, // prettier-ignore
  },
  en: {
    title: 'Theme bench',
    lead: 'Change the brand colour, a role or a corner. The contrast of every pair is measured at once; what cannot be read is not applied.',
    brand: 'Brand colour',
    brandHint: 'Accents take its hue and keep their lightness, so every contrast stays as it was.',
    theme: 'Theme of the role',
    light: 'Light',
    dark: 'Dark',
    role: 'Role',
    roleColour: (role: RoleName) => `Colour of ${role}`,
    pick: (label: string) => `${label}: pick`,
    notAColour: 'Write a colour with six digits, such as #CF3350.',
    refused: (pairs: readonly IllegiblePair[]) =>
      `Not applied, it cannot be read. ${listed(pairs, (pair) => `${pair.text} on ${pair.on}: ${asRatio(pair.ratio, 'en', 2)}, needs ${asRatio(pair.min, 'en')}`)}${pairs.length > 3 ? `; and ${pairs.length - 3} more` : ''}.`,
    corners: 'Corners',
    takeAway: 'Download tokens',
    readBack: 'Read a file',
    startAgain: 'Back to our theme',
    unreadable: 'This is not a file of Iskra’s tokens: download one here and change it.',
    read: 'The theme comes from your file.',
    contrast: 'Contrast',
    sample: { button: 'Send', soft: 'Edit', later: 'Later', field: 'Name', chip: 'Cinema', own: 'Hi! How are you?', other: 'Great, and you?', banner: 'Your profile is being checked.', online: 'Show that I am online' }, // prettier-ignore
  },
} as const;

export type BenchWords = (typeof benchWords)['ru'] | (typeof benchWords)['en'];
