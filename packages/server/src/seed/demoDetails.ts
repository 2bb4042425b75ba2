import { profileChoices, type ProfileDetails } from '@iskra/api-contract';
import type { Random } from './createRandom';

/** Position and company, as people would write them. */
const works = [
  ['Архитектор', 'Бюро «Двор»'],
  ['Учитель биологии', 'Школа № 57'],
  ['Инженер', 'Гидропроект'],
  ['Врач', 'Городская больница'],
  ['Дизайнер', null],
  ['Аналитик', 'Банк'],
  ['Повар', 'Кафе «Рядом»'],
  ['Редактор', 'Издательство'],
  ['Музыкант', null],
  ['Логист', 'Порт'],
] as const;

const educations = ['МАРХИ', 'МГУ', 'СПбГУ', 'Политех', 'Медицинский', 'Консерватория', 'ВШЭ', 'КФУ'];

/** What a demo member tells besides the text; nobody tells everything. */
export function demoDetails(random: Random, gender: 'female' | 'male'): ProfileDetails {
  const [position, company] = random.pick(works);
  const told = <Value>(share: number, value: Value): Value | null => (random.chance(share) ? value : null);
  const oneOf = <Value>(share: number, choices: readonly Value[]) => told(share, random.pick(choices));
  return {
    position: told(0.7, position),
    company: told(0.5, company),
    education: oneOf(0.5, educations),
    height: told(0.8, gender === 'female' ? random.int(156, 178) : random.int(168, 195)),
    languages: random.chance(0.7) ? ['Русский', ...secondLanguage(random)] : [],
    orientation: told(0.6, 'orientation_heterosexual'),
    relationship: told(0.8, 'relationship_single'),
    children: oneOf(0.5, profileChoices.children),
    smoking: oneOf(0.6, profileChoices.smoking),
    alcohol: oneOf(0.6, profileChoices.alcohol),
  };
}

function secondLanguage(random: Random): ProfileDetails['languages'] {
  return random.chance(0.6) ? [random.pick(['English', 'Deutsch', 'Français', 'Italiano'] as const)] : [];
}
