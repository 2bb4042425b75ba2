import { useText } from '../../shared/i18n';
import { settingsProblems } from './messages';
import type { Problem } from './model/problems';

/** Gives a problem's words; nothing for none. */
export function useProblemText(): (problem: Problem | null | undefined) => string | undefined {
  const t = useText();
  return (problem) => {
    if (!problem) return undefined;
    return typeof problem === 'string' ? t(settingsProblems[problem]) : problem.said;
  };
}
