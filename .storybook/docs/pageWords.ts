/** The words of every docs page that are not a guide's. */
export interface PageWords {
  readonly playground: string;
  readonly code: string;
  readonly props: string;
  readonly stories: string;
  readonly status: string;
  readonly stable: string;
  readonly experimental: string;
  readonly since: string;
  readonly next: string;
  readonly weight: string;
  readonly kB: (size: string) => string;
  readonly source: string;
  readonly designFiles: string;
  readonly figmaLight: string;
  readonly figmaDark: string;
  readonly howToImport: string;
  readonly tokens: string;
  readonly noTokens: string;
  readonly copy: (token: string) => string;
  readonly copied: string;
  readonly whenNot: string;
  readonly anatomy: string;
  readonly part: string;
  readonly whatItIs: string;
  readonly states: string;
  readonly attribute: string;
  readonly meaning: string;
  readonly keyboard: string;
  readonly key: string;
  readonly whatItDoes: string;
  readonly noFocus: string;
  readonly announcements: string;
  readonly do: string;
  readonly dont: string;
}

const en: PageWords = {
  playground: 'Playground',
  code: 'Code',
  props: 'Props',
  stories: 'Stories',
  status: 'Status',
  stable: 'stable',
  experimental: 'experimental',
  since: 'Since',
  next: 'the next release',
  weight: 'Weight',
  kB: (size) => `${size} kB gzip`,
  source: 'Source',
  designFiles: 'Tokens to draw with',
  figmaLight: 'Figma, light',
  figmaDark: 'Figma, dark',
  howToImport:
    'In Figma import both files in the window of variables, each becomes a mode; in Penpot import its file under Tokens, Tools, Import.',
  tokens: 'Tokens',
  noTokens: 'It takes no token of its own.',
  copy: (token) => `Copy ${token}`,
  copied: 'Copied',
  whenNot: 'When not to use',
  anatomy: 'Anatomy',
  part: 'Part',
  whatItIs: 'What it is',
  states: 'States',
  attribute: 'Attribute',
  meaning: 'Meaning',
  keyboard: 'Keyboard',
  key: 'Key',
  whatItDoes: 'What it does',
  noFocus: 'It takes no focus of its own.',
  announcements: 'Announcements',
  do: 'Do',
  dont: 'Don’t',
};

const ru: PageWords = {
  playground: 'Песочница',
  code: 'Код',
  props: 'Свойства',
  stories: 'Истории',
  status: 'Статус',
  stable: 'стабильный',
  experimental: 'экспериментальный',
  since: 'Появился',
  next: 'в следующем выпуске',
  weight: 'Вес',
  kB: (size) => `${size.replace('.', ',')} кБ gzip`,
  source: 'Исходный код',
  designFiles: 'Токены для макета',
  figmaLight: 'Figma, светлая',
  figmaDark: 'Figma, тёмная',
  howToImport:
    'В Figma импортируйте оба файла в окне переменных: каждый станет режимом. В Penpot импортируйте свой файл: Tokens, Tools, Import.',
  tokens: 'Токены',
  noTokens: 'Собственных токенов не использует.',
  copy: (token) => `Скопировать ${token}`,
  copied: 'Скопировано',
  whenNot: 'Когда не подходит',
  anatomy: 'Из чего состоит',
  part: 'Часть',
  whatItIs: 'Что это',
  states: 'Состояния',
  attribute: 'Атрибут',
  meaning: 'Значение',
  keyboard: 'Клавиатура',
  key: 'Клавиша',
  whatItDoes: 'Что делает',
  noFocus: 'Сам фокус не принимает.',
  announcements: 'Что слышит программа экранного доступа',
  do: 'Делайте',
  dont: 'Не делайте',
};

export const pageWords: Readonly<Record<'ru' | 'en', PageWords>> = { ru, en };
