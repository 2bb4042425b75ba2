import { defineMessages } from 'react-intl';

/** Texts of the stored single choices of spec point 3 [EDT-04]. */
export const choiceTexts = defineMessages({
  orientation_heterosexual: { id: 'choice.orientation_heterosexual', defaultMessage: 'Гетеро' },
  orientation_homosexual: { id: 'choice.orientation_homosexual', defaultMessage: 'Гомо' },
  orientation_bisexual: { id: 'choice.orientation_bisexual', defaultMessage: 'Би' },
  orientation_other: { id: 'choice.orientation_other', defaultMessage: 'Другая' },
  relationship_single: { id: 'choice.relationship_single', defaultMessage: 'Не в отношениях' },
  relationship_open: { id: 'choice.relationship_open', defaultMessage: 'Свободные отношения' },
  relationship_serious: { id: 'choice.relationship_serious', defaultMessage: 'Серьёзные отношения' },
  children_no: { id: 'choice.children_no', defaultMessage: 'Нет' },
  children_yes: { id: 'choice.children_yes', defaultMessage: 'Есть' },
  children_want: { id: 'choice.children_want', defaultMessage: 'Хочу детей' },
  smoking_no: { id: 'choice.smoking_no', defaultMessage: 'Не курю' },
  smoking_smoke: { id: 'choice.smoking_smoke', defaultMessage: 'Курю' },
  smoking_quit: { id: 'choice.smoking_quit', defaultMessage: 'Бросаю' },
  alcohol_no: { id: 'choice.alcohol_no', defaultMessage: 'Не пью' },
  alcohol_moderate: { id: 'choice.alcohol_moderate', defaultMessage: 'Умеренно' },
  alcohol_frequent: { id: 'choice.alcohol_frequent', defaultMessage: 'Часто' },
});

/** Names of what a profile tells. */
export const detailTexts = defineMessages({
  goals: { id: 'choice.goals', defaultMessage: 'Цели' },
  height: { id: 'choice.height', defaultMessage: 'Рост' },
  heightValue: { id: 'choice.height.value', defaultMessage: '{cm} см' },
  orientation: { id: 'choice.orientation', defaultMessage: 'Ориентация' },
  relationship: { id: 'choice.relationship', defaultMessage: 'Отношения' },
  children: { id: 'choice.children', defaultMessage: 'Дети' },
  smoking: { id: 'choice.smoking', defaultMessage: 'Курение' },
  alcohol: { id: 'choice.alcohol', defaultMessage: 'Алкоголь' },
  languages: { id: 'choice.languages', defaultMessage: 'Языки' },
  education: { id: 'choice.education', defaultMessage: 'Образование' },
  work: { id: 'choice.work', defaultMessage: 'Работа' },
});
