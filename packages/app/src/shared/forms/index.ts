export { MailedCode, mailedCodeSchema, noCode, plainCode } from './MailedCode';
export { problemOf, type Problem } from './Problem';
export { useProblemText } from './useProblemText';
