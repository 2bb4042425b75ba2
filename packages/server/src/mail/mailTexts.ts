import type { Locale } from '@iskra/api-contract';
import { say, type Values, type Words } from '@iskra/api-contract/rules';

/** Every text that the server mails, in both languages. */
const catalogue = {
  codeSubject: ['{code} — код подтверждения Искры', '{code} is your Iskra code'],
  codeMail: [
    'Здравствуйте!\n\nВаш код: {code}\n\nОн действует 15 минут. Если вы не регистрировались в Искре, не отвечайте на это письмо.',
    'Hello!\n\nYour code: {code}\n\nIt is good for 15 minutes. If you did not sign up at Iskra, ignore this mail.',
  ],
  emailChangedSubject: ['Адрес почты в Искре изменён', 'Your Iskra e-mail was changed'],
  emailChangedMail: [
    'Здравствуйте!\n\nТеперь вход в Искру — с адресом {email}. Этот адрес больше не подойдёт.\n\nЕсли это были не вы, напишите нам: контакты на странице /info/support.',
    'Hello!\n\nFrom now on {email} signs you in to Iskra. This address does so no more.\n\nIf it was not you, write to us: see /info/support for how.',
  ],
  appealAcceptedSubject: ['Доступ к Искре открыт', 'Your access to Iskra is back'],
  appealAcceptedMail: [
    'Здравствуйте!\n\nМы рассмотрели ваше обжалование и открыли доступ. Войти можно как раньше, анкета и переписка на месте.',
    'Hello!\n\nWe reviewed your appeal and lifted the suspension. You can sign in as before; your profile and conversations are there.',
  ],
  appealRefusedSubject: ['Ответ на ваше обжалование в Искре', 'The answer to your Iskra appeal'],
  appealRefusedMail: [
    'Здравствуйте!\n\nМы рассмотрели ваше обжалование. Доступ к Искре остаётся закрытым.{answer}',
    'Hello!\n\nWe reviewed your appeal. Your access to Iskra stays suspended.{answer}',
  ],
  resetSubject: ['{code} — код для нового пароля', '{code} is your code for a new password'],
  resetMail: [
    'Здравствуйте!\n\nВаш код для нового пароля: {code}\n\nОн действует 15 минут. Если вы не просили о нём, ничего не делайте: пароль останется прежним.',
    'Hello!\n\nYour code for a new password: {code}\n\nIt is good for 15 minutes. If you did not ask for it, do nothing: your password stays as it is.',
  ],
} as const satisfies Record<string, Words>;

/** The text in that language, with its placeholders filled. */
export function mailText(locale: Locale, key: keyof typeof catalogue, values?: Values): string {
  return say(locale, catalogue[key], values);
}
