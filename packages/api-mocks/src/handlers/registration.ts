import { register, sendVerificationEmail, verifyCode } from '@iskra/api-contract';
import { invalidField, premiumStatus, text } from '@iskra/api-contract/rules';
import { issueCode, useCode } from '../world/codes';
import { presentUser } from '../world/presentMember';
import { noteProof } from '../world/proofs';
import { refuseTaken, registerMember } from '../world/registration';
import type { Answer } from './answer';

const purpose = 'registration';

/** Receives the codes and links that a server would mail. */
export type Mail = (email: string, code: string) => void;

/** The wizard's calls: a code by mail, its check, and the new member. */
export const registrationHandlers = (answer: Answer, mail: Mail) => [
  answer(sendVerificationEmail, ({ body: { email }, me, world, session, locale }) => {
    // A member may confirm the own address again, for a change in the settings (D-38).
    if (me?.email !== email) refuseTaken(world, email, me);
    mail(email, issueCode(world, { session, email, purpose }));
    return { message: text(locale, 'codeSent') };
  }),

  answer(verifyCode, ({ body, world, session, locale }) => {
    const isRight = useCode(world, { session, email: body.email, purpose }, body.verification_code);
    if (!isRight) throw invalidField('verification_code', 'wrongCode');
    noteProof(world, session, body.email);
    return { message: text(locale, 'codeRight') };
  }),

  answer(register, ({ body, world, session, locale, renew }) => {
    const member = registerMember(world, session, body, locale);
    renew(member.id);
    return { user: presentUser(member, world.now()), premium: premiumStatus(member, world.now()) };
  }),
];
