import { requestPasswordReset, resetPassword, restoreEmail, verifyResetCode } from '@iskra/api-contract';
import { invalidField, text } from '@iskra/api-contract/rules';
import { checkCode, issueCode, useCode } from '../world/codes';
import { restoreEmail as putBack } from '../world/formerEmail';
import { findByEmail } from '../world/members';
import { endSessionsOf } from '../world/sessions';
import type { Answer } from './answer';
import type { Mail } from './registration';

const purpose = 'recovery';

/** Recovery of a forgotten password, and of an address that was changed: what is mailed, and what it is good for [REC-02]. */
export const recoveryHandlers = (answer: Answer, mail: Mail) => [
  answer(requestPasswordReset, ({ body: { email }, world, session, locale }) => {
    const code = issueCode(world, { session, email, purpose });
    if (findByEmail(world, email)) mail(email, code);
    return { message: text(locale, 'resetSent') };
  }),

  answer(verifyResetCode, ({ body: { email, code }, world, session, locale }) => {
    if (!checkCode(world, { session, email, purpose }, code)) throw invalidField('code', 'wrongCode');
    return { message: text(locale, 'resetCodeRight') };
  }),

  answer(resetPassword, ({ body: { email, code, password }, world, session, locale }) => {
    const isRight = useCode(world, { session, email, purpose }, code);
    const member = findByEmail(world, email);
    if (!isRight || !member) throw invalidField('code', 'wrongCode');
    member.password = password;
    endSessionsOf(world, member.id);
    return { message: text(locale, 'passwordReset') };
  }),

  answer(restoreEmail, ({ body, world }) => ({ email: putBack(world, body.token).email })),
];
