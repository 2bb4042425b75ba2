export { answerLocale } from './answerLocale';
export { appealProblem, appealState, suspensionRefusal, type AppealFacts } from './appeals';
export { callProblem, type CallerFacts } from './callProblem';
export { mayHear, parseChannel, type DialogueToHear } from './channels';
export { areMarksTold, messageStatusFor, type MarksFacts, type ReadFacts } from './chatMarks';
export { codeText, mailedLongAgo, secondsToNextCode, tryCode } from './codes';
export { dayBefore, dayMs } from './days';
export { deviceOf } from './deviceOf';
export { deletedSide, dialogueSide } from './dialogueSide';
export { formerEmailAfter, formerEmailsSince } from './formerEmail';
export { isMatchNews } from './isMatchNews';
export { isStorable } from './isStorable';
export { likeNotice } from './likeNotice';
export { likesLeft, type LikesFacts } from './likesLeft';
export { fitsFurther, nearbyRank, newMembersSince, type ToldFacts } from './nearby';
export { birthOf, originProblem } from './origin';
export { mayLikeAnew, type PauseFacts } from './pausing';
export { areSlotsFull, isReordering, mainWithout, photoRefusal, type PhotoProblem } from './photos';
export { extendedUntil, isPremium, isRequestShown, premiumStatus, type PremiumFacts } from './premium';
export { isProved, proofToChange, proofToMove, proofToRegister } from './proofs';
export { mayQuote, quoteOf } from './quoting';
export { reactionProblem } from './messageReaction';
export { readPart } from './readPart';
export { refusalBody, refusalText, type RefusalBody } from './refusalBody';
export { reportState, type ReportFacts } from './reportState';
export { excerptOf, hasName, hasWords, searchWords, wordsOf, type ExcerptPart } from './searching';
export { maySee, mayOpenProfile, type SeeingFacts } from './seeing';
export { invalidField, notFound, Refused } from './Refused';
export { say, text, type TextKey, type Values, type Words } from './texts';
export {
  isOwnMessage,
  takesNewDialogue,
  writingFacts,
  writingProblem,
  type DialogueSides,
  type WritingFacts,
} from './writing';
