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
    'Здравствуйте!\n\nАдрес почты вашей анкеты в Искре изменён: {when}. Теперь для входа нужен {email}.\n\nЕсли это сделали вы, отвечать не нужно.\n\nЕсли не вы, верните прежний адрес. Ссылка действует 48 часов и срабатывает один раз:\n{link}\n\nПосле этого на всех устройствах придётся войти заново.',
    'Hello!\n\nThe e-mail address of your Iskra profile was changed: {when}. From now on {email} signs you in.\n\nIf it was you, there is nothing to do.\n\nIf it was not you, put the former address back. The link works once, within 48 hours:\n{link}\n\nAfter that every device has to sign in again.',
  ],
  emailChangedAgainMail: [
    'Здравствуйте!\n\nАдрес почты вашей анкеты в Искре изменён: {when}. Теперь для входа нужен {email}, этот адрес больше не подойдёт.\n\nВернуть можно только адрес, который был до всех изменений: ссылка — в письме на него. Если адрес меняли не вы и того письма у вас нет, напишите нам: {support}',
    'Hello!\n\nThe e-mail address of your Iskra profile was changed: {when}. From now on {email} signs you in, and this address does not.\n\nOnly the address from before all changes can be put back: the link is in the mail sent there. If it was not you and you do not have that mail, write to us: {support}',
  ],
  emailRestoredSubject: ['В Искру возвращён прежний адрес почты', 'Your former Iskra e-mail is back'],
  emailRestoredMail: [
    'Здравствуйте!\n\nПо ссылке из письма возвращён прежний адрес почты анкеты в Искре: {when}. Этот адрес для входа больше не подойдёт, и все сеансы завершены.\n\nЕсли вы этого не ждали, напишите нам: {support}',
    'Hello!\n\nThe former e-mail address of an Iskra profile was put back by a mailed link: {when}. This address no longer signs in, and every session has ended.\n\nIf you did not expect this, write to us: {support}',
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
