import type { MessageDescriptor } from 'react-intl';
import { useText } from '../i18n';
import type { Failure, Problem } from './Problem';

/** A form's words for its own problems, and for failures that it does not leave to the back end's words. */
export type ProblemWords<Own extends string> = Readonly<
  Record<Own | 'offline' | 'failed', MessageDescriptor> & Partial<Record<Failure, MessageDescriptor>>
>;

/** Puts problems into words: the form's own, else the back end's, else that it failed. Nothing for none. */
export function useProblemText<Own extends string>(
  words: ProblemWords<Own>,
): (problem: Problem<Own> | null | undefined) => string | undefined {
  const t = useText();
  return (problem) => {
    if (!problem) return undefined;
    const { kind, said } = problem;
    const own: MessageDescriptor | undefined = words[kind];
    return own ? t(own) : said || t(words.failed);
  };
}
