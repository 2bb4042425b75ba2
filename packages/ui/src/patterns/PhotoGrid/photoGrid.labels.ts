import type { LabelSet } from '../../theme';
import { plural } from '../ChatRoom/plural';

/** Built-in strings of the photo grid. */
export const photoGridLabels = {
  component: 'PhotoGrid',
  ru: {
    photo: (at: number, of: number) => `Фото ${at} из ${of}`,
    main: 'Главное',
    add: 'Добавить',
    addSlot: (slot: number, of: number) => `Добавить фото, место ${slot} из ${of}`,
    actions: (at: number) => `Действия с фото ${at}`,
    view: 'Посмотреть',
    setMain: 'Сделать главным',
    remove: 'Удалить фото',
    queued: 'В очереди',
    uploading: (name: string) => `Загружается: ${name}`,
    processing: 'Обрабатывается',
    uploaded: (name: string) => `Добавлено: ${name}`,
    retry: 'Повторить',
    addAnyway: 'Всё равно добавить',
    dismiss: 'Убрать',
    wrongType: 'Это не фото: подойдут JPEG, PNG, WebP и AVIF',
    tooLarge: (megabytes: number) => `Файл больше ${megabytes} МБ`,
    duplicate: 'Такое фото уже есть',
    failed: 'Фото не загрузилось',
    leftOut: (count: number, max: number) =>
      `${count} ${plural('ru', count, { one: 'файл не добавлен', few: 'файла не добавлены', many: 'файлов не добавлено' })}: мест всего ${max}`,
  },
  en: {
    photo: (at: number, of: number) => `Photo ${at} of ${of}`,
    main: 'Main',
    add: 'Add',
    addSlot: (slot: number, of: number) => `Add a photo, slot ${slot} of ${of}`,
    actions: (at: number) => `Actions for photo ${at}`,
    view: 'View',
    setMain: 'Set as main',
    remove: 'Delete the photo',
    queued: 'Waiting',
    uploading: (name: string) => `Uploading: ${name}`,
    processing: 'Processing',
    uploaded: (name: string) => `Added: ${name}`,
    retry: 'Retry',
    addAnyway: 'Add anyway',
    dismiss: 'Dismiss',
    wrongType: 'Not a photo: JPEG, PNG, WebP and AVIF will do',
    tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB`,
    duplicate: 'This photo is here already',
    failed: 'The photo did not upload',
    leftOut: (count: number, max: number) =>
      `${count} ${plural('en', count, { one: 'file was', other: 'files were' })} left out: there are ${max} slots`,
  },
} satisfies LabelSet;

export type PhotoGridLabels = (typeof photoGridLabels)['ru'];
