export { callProblem, type CallerFacts } from './callProblem';
export { isStorable } from './isStorable';
export { readPart } from './readPart';
export { refusalBody, refusalText, type RefusalBody } from './refusalBody';
export { invalidField, notFound, Refused } from './Refused';
export { say, text, type TextKey, type Values, type Words } from './texts';
