export { buildCard, buildMember, buildUser } from './buildMember';
export { buildDialogue } from './buildDialogue';
export { buildMatchNote, buildMessage } from './buildMessage';
